import { depositText } from "#domain/cart/deposit-text.ts";
import { convertPrice } from "#domain/money/convert-price.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { formatPrice } from "#domain/money/format-price.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";
import { usePageContext } from "./page-context.tsx";
import { useRate } from "./price-text.ts";

/** Formats riyals in the guest's currency with all its decimals. */
export function useExactPrice(): { digits: (riyals: number) => string; text: (riyals: number) => string } {
  const language = useLanguage();
  const { currency } = usePageContext();
  const rate = useRate();
  const digits = (riyals: number) => formatPrice(convertPrice(riyals, rate), 2, currency);
  return { digits, text: (riyals) => currencyText(digits(riyals), currency, language) };
}

/** Formats a deposit in the guest's currency, with the riyals that the host collects. */
export function useDepositText(): (riyals: number) => string {
  const language = useLanguage();
  const { currency } = usePageContext();
  const rate = useRate();
  return (riyals) => depositText(riyals, { currency, rate }, language);
}
