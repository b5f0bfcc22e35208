import { type CurrencyCode, exponents } from "#domain/money/currency.ts";

const SHOWN_DECIMALS = 2;

/** The first of equal parts; it includes the remainder. Parts have two decimals, also in currencies with three. */
export function firstPart(amount: number, currency: string, parts: number): number {
  const step = 10 ** (exponents[currency as CurrencyCode] - SHOWN_DECIMALS);
  return amount - Math.floor(amount / parts / step) * step * (parts - 1);
}
