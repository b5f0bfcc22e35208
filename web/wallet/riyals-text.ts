import { currencyText } from "#domain/money/currency-text.ts";
import { formatPrice } from "#domain/money/format-price.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";

/** Riyals with halalas: a wallet has one currency. The sign belongs to the number. */
export function useRiyalsText(): (riyals: number) => string {
  const language = useLanguage();
  return (riyals) => currencyText(formatPrice(riyals), "SAR", language);
}
