import { PRICE_FILTER, rangeFilter } from "../filters.ts";
import type { Range } from "../range.ts";
import { type Bounds, type FullRange, wholeSteps } from "./filter-bounds.ts";

/**
 * The price filter as the guest sees it. Addresses and calls use riyals, so that a shared link means the same in any
 * currency; slider and fields use the guest's currency, in round steps.
 */
const ROUND = [1, 2, 5, 10];

/** Close to the step in riyals, but 1, 2 or 5 times a power of ten: 50 in dirhams, 5 in Kuwaiti dinars. */
export function priceStep(rate: number): number {
  const wanted = rangeFilter(PRICE_FILTER).step * rate;
  const power = 10 ** Math.floor(Math.log10(wanted));
  const nearest = ROUND.reduce((best, digit) =>
    gap(digit * power, wanted) < gap(best * power, wanted) ? digit : best,
  );
  return Math.max(1, nearest * power);
}

export function shownPriceBounds(measured: FullRange | null, rate: number): Bounds {
  const { minimum, maximum } = measured ?? rangeFilter(PRICE_FILTER).fallback;
  return wholeSteps({ minimum: minimum * rate, maximum: maximum * rate }, priceStep(rate));
}

/** Riyals are floored below and ceiled above, so that converting never excludes a property in the guest's range. */
export function inRiyals({ minimum, maximum }: Range, rate: number): Range {
  const range: Range = {};
  if (minimum !== undefined) range.minimum = Math.floor(divide(minimum, rate));
  if (maximum !== undefined) range.maximum = Math.ceil(divide(maximum, rate));
  return range;
}

/** The inverse: the round number that converts to these riyals if there is one, else the nearest whole number. */
export function inGuestCurrency({ minimum, maximum }: Range, rate: number): Range {
  const range: Range = {};
  if (minimum !== undefined) range.minimum = shown(minimum, rate, "minimum");
  if (maximum !== undefined) range.maximum = shown(maximum, rate, "maximum");
  return range;
}

function shown(riyals: number, rate: number, end: "minimum" | "maximum"): number {
  const step = priceStep(rate);
  const whole = Math.round(riyals * rate);
  const candidates = [Math.round((riyals * rate) / step) * step, whole];
  return candidates.find((amount) => inRiyals({ [end]: amount }, rate)[end] === riyals) ?? whole;
}

/** Rates have few decimals; whole numbers divide without rounding errors. */
function divide(amount: number, rate: number): number {
  return (amount * 1_000_000) / Math.round(rate * 1_000_000);
}

function gap(a: number, b: number): number {
  return Math.abs(Math.log(a / b));
}
