import type { CurrencyCode } from "#domain/money/currency.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { formatPrice } from "#domain/money/format-price.ts";
import { useLanguage } from "#web/i18n/messages-context.tsx";

/** An amount as it is paid: already in its currency, and to its last decimal. */
export type Paid = { total: number; currency: CurrencyCode };

export function paidDigits({ total, currency }: Paid): string {
  return formatPrice(total, 2, currency);
}

export function usePaidText(): (paid: Paid) => string {
  const language = useLanguage();
  return (paid) => currencyText(paidDigits(paid), paid.currency, language);
}
