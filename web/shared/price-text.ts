import { convertPrice } from "#domain/money/convert-price.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { formatCardPrice } from "#domain/money/format-price.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { usePageContext } from "./page-context.tsx";

/** The exchange rate from riyals to the guest's currency; an unknown currency cannot be chosen. */
export function useRate(): number {
  const { currencies, currency } = usePageContext();
  return currencies.equivalent.find(({ code }) => code === currency)?.rate ?? 1;
}

/** Formats riyals as a price inside a sentence: converted, truncated, without decimals. */
export function usePriceText(): (riyals: number) => string {
  const language = useLanguage();
  const { currency } = usePageContext();
  const rate = useRate();
  return (riyals) => currencyText(formatCardPrice(convertPrice(riyals, rate), currency), currency, language);
}
