import { type CurrencyCode, exponents } from "#domain/money/currency.ts";
import { type Decimal, multiply, readDecimal, truncateTo } from "#domain/money/decimal.ts";

/** The currency a cart is paid in, and its units for one riyal, locked when the cart was made. */
export type Presentment = { currency: CurrencyCode; rate: number };

const SHOWN_DECIMALS = 2;
const HALALA_SCALE = 2;

/** What is charged for a sum of halalas, in minor units: converted once and cut to the two decimals a screen shows. */
export function payableMinor(halalas: number, presentment: Presentment): number {
  return minorOf(truncateTo(converted(halalas, presentment), SHOWN_DECIMALS), presentment.currency);
}

/**
 * Signed lines in minor units that add up exactly to what is charged for their sum: each is cut downwards, and what is
 * then missing goes, a hundredth each, to the lines that lost most.
 */
export function presentLines(halalas: readonly number[], presentment: Presentment): number[] {
  const total = halalas.reduce((sum, line) => sum + line, 0);
  const target = truncateTo(converted(total, presentment), SHOWN_DECIMALS);
  const cut = halalas.map((line) => cutDown(converted(line, presentment)));
  const missing = Number(target - cut.reduce((sum, { whole }) => sum + whole, 0n));
  const lostMost = cut
    .map((_, place) => place)
    .sort((one, other) => compare(cut[other]?.rest, cut[one]?.rest) || one - other)
    .slice(0, missing);
  return cut.map(({ whole }, place) => minorOf(whole + (lostMost.includes(place) ? 1n : 0n), presentment.currency));
}

/** Exact, however small the rate. */
function converted(halalas: number, { rate }: Presentment): Decimal {
  const factor = readDecimal(rate);
  if (!factor) throw new TypeError(`not a rate: ${rate}`);
  return multiply({ units: BigInt(halalas), scale: HALALA_SCALE }, factor);
}

/** Whole hundredths towards −∞, and the rest above them in the finest unit; all lines of a cart share that unit. */
function cutDown({ units, scale }: Decimal): { whole: bigint; rest: bigint } {
  const unit = 10n ** BigInt(scale - SHOWN_DECIMALS);
  const rest = ((units % unit) + unit) % unit;
  return { whole: (units - rest) / unit, rest };
}

function compare(one = 0n, other = 0n): number {
  return one === other ? 0 : one > other ? 1 : -1;
}

/** Dinars have a thousand parts, of which the last digit is always 0. */
function minorOf(hundredths: bigint, currency: CurrencyCode): number {
  return Number(hundredths * 10n ** BigInt(exponents[currency] - SHOWN_DECIMALS));
}
