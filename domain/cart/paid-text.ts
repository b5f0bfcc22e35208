import type { CurrencyCode } from "#domain/money/currency.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { formatPrice } from "#domain/money/format-price.ts";
import type { Language } from "#domain/site/language.ts";

/** An amount as it is paid: already in its currency, and to its last decimal. */
export type Paid = { total: number; currency: CurrencyCode };

/** What is taken off has its minus before the digits. */
export function paidDigits({ total, currency }: Paid): string {
  const digits = formatPrice(Math.abs(total), 2, currency);
  return total < 0 ? `−${digits}` : digits;
}

/** The same with its currency. Digits with a minus are kept together, or Arabic would read it behind them. */
export function paidText(paid: Paid, language: Language): string {
  const digits = paidDigits(paid);
  return currencyText(paid.total < 0 ? `\u2066${digits}\u2069` : digits, paid.currency, language);
}
