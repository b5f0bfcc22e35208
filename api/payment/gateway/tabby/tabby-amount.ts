import { type CurrencyCode, exponents } from "#domain/money/currency.ts";
import { readDecimal, truncateTo } from "#domain/money/decimal.ts";

/** The currencies in which Tabby lends. */
const tabbyCurrencies = ["SAR", "AED", "KWD"] as const satisfies readonly CurrencyCode[];
type TabbyCurrency = (typeof tabbyCurrencies)[number];

export function isTabbyCurrency(text: string): text is TabbyCurrency {
  return tabbyCurrencies.some((code) => code === text);
}

const MAX_DECIMALS = 6;
const AMOUNT = /^\d{1,12}(\.\d{1,6})?$/;

/** Minor units of an amount such as `100.50`; `null` for a text that is no amount of this currency. */
export function readAmount(text: string, currency: TabbyCurrency): number | null {
  const decimal = AMOUNT.test(text) ? readDecimal(text) : null;
  if (!decimal) return null;
  const minor = truncateTo(decimal, exponents[currency]);
  // A third decimal of a riyal is money that we cannot book.
  const isExact =
    truncateTo({ units: minor, scale: exponents[currency] }, MAX_DECIMALS) === truncateTo(decimal, MAX_DECIMALS);
  return isExact ? Number(minor) : null;
}
