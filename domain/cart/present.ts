import { type CurrencyCode, exponents } from "#domain/money/currency.ts";
import { type Decimal, multiply, readDecimal, truncateTo } from "#domain/money/decimal.ts";
import { shownStep } from "#domain/money/minor-units.ts";
import { splitProRata } from "#domain/money/split-pro-rata.ts";

/** The currency of a cart and its units per riyal, locked when the cart was created. */
export type Presentment = { currency: CurrencyCode; rate: number };

const SHOWN_DECIMALS = 2;
const HALALA_SCALE = 2;

/** The amount charged for halalas, in minor units: converted once and cut to the two decimals that a screen shows. */
export function payableMinor(halalas: number, presentment: Presentment): number {
  return minorOf(truncateTo(converted(halalas, presentment), SHOWN_DECIMALS), presentment.currency);
}

/**
 * Signed lines in minor units that add up exactly to the charged sum: each is rounded down, and the missing hundredths
 * go to the lines with the largest remainders.
 */
export function presentLines(halalas: readonly number[], presentment: Presentment): number[] {
  const total = halalas.reduce((sum, line) => sum + line, 0);
  const target = truncateTo(converted(total, presentment), SHOWN_DECIMALS);
  const cut = halalas.map((line) => cutDown(converted(line, presentment)));
  const missing = Number(target - cut.reduce((sum, { whole }) => sum + whole, 0n));
  const roundedUp = cut
    .map((_, index) => index)
    .sort((one, other) => compare(cut[other]?.rest, cut[one]?.rest) || one - other)
    .slice(0, missing);
  return cut.map(({ whole }, index) => minorOf(whole + (roundedUp.includes(index) ? 1n : 0n), presentment.currency));
}

/**
 * Charges and what legs pay of them, in minor units: the charges add up exactly to what is due, and all lines to what is
 * charged in money. `paid` is below 0.
 */
export function presentPaidLines(
  charges: readonly number[],
  paid: readonly number[],
  presentment: Presentment,
): { charges: number[]; paid: number[] } {
  const due = charges.reduce((sum, line) => sum + line, 0);
  const money = paid.reduce((sum, line) => sum + line, due);
  const step = shownStep(presentment.currency);
  const steps = (payableMinor(due, presentment) - payableMinor(money, presentment)) / step;
  const shares = splitProRata(
    steps,
    paid.map((line) => -line),
  );
  return { charges: presentLines(charges, presentment), paid: shares.map((share) => 0 - share * step) };
}

/** Exact for any rate. */
function converted(halalas: number, { rate }: Presentment): Decimal {
  const factor = readDecimal(rate);
  if (!factor) throw new TypeError(`not a rate: ${rate}`);
  return multiply({ units: BigInt(halalas), scale: HALALA_SCALE }, factor);
}

/** Whole hundredths towards −∞ and the remainder in the finest unit, which all lines of a cart share. */
function cutDown({ units, scale }: Decimal): { whole: bigint; rest: bigint } {
  const unit = 10n ** BigInt(scale - SHOWN_DECIMALS);
  const rest = ((units % unit) + unit) % unit;
  return { whole: (units - rest) / unit, rest };
}

function compare(one = 0n, other = 0n): number {
  return one === other ? 0 : one > other ? 1 : -1;
}

/** A dinar has a thousand parts; the last digit is always 0. */
function minorOf(hundredths: bigint, currency: CurrencyCode): number {
  return Number(hundredths * 10n ** BigInt(exponents[currency] - SHOWN_DECIMALS));
}
