import type { Language } from "#domain/language/language.ts";
import type { CurrencyCode } from "#domain/money/currency.ts";
import { currencyText } from "#domain/money/currency-text.ts";
import { formatPrice } from "#domain/money/format-price.ts";

/** An amount in its own currency with all decimals. */
export type Paid = { total: number; currency: CurrencyCode };

/** A deduction has its minus sign before the digits. */
export function paidDigits({ total, currency }: Paid): string {
  const digits = formatPrice(Math.abs(total), 2, currency);
  return total < 0 ? `−${digits}` : digits;
}

/** The same with its currency. Minus sign and digits stay together, because Arabic would show the minus after them. */
export function paidText(paid: Paid, language: Language): string {
  const digits = paidDigits(paid);
  return currencyText(paid.total < 0 ? `\u2066${digits}\u2069` : digits, paid.currency, language);
}
