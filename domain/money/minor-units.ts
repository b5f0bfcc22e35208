import { type CurrencyCode, exponents } from "./currency.ts";
import { readDecimal, truncateTo, writeDecimal } from "./decimal.ts";

/** Screens show two decimals, so an amount with three decimals ends in 0: 12.349 dinars are 12,340 fils. */
const SHOWN_DECIMALS = 2;

/** The smallest amount that a screen can show, in minor units: 10 fils, 1 halala. */
export function shownStep(currency: CurrencyCode): number {
  return 10 ** (exponents[currency] - SHOWN_DECIMALS);
}

/** An amount such as 12.34 or "12.34" in halalas, cents or fils; decimals that a screen cannot show are cut off. */
export function toMinorUnits(amount: number | string, currency: CurrencyCode): number {
  const decimal = readDecimal(amount);
  if (!decimal) throw new TypeError(`not an amount: ${amount}`);
  const shown = truncateTo(decimal, SHOWN_DECIMALS);
  const minor = Number(shown * 10n ** BigInt(exponents[currency] - SHOWN_DECIMALS));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`too large an amount: ${amount}`);
  return minor;
}

/** The exact decimal text of minor units, such as `12.34` or, for dinars, `12.340`. */
export function fromMinorUnits(minor: number, currency: CurrencyCode): string {
  return writeDecimal({ units: BigInt(minor), scale: exponents[currency] });
}
