import { sliderEnds } from "./price-histogram.ts";
import { inRiyals } from "./shown-price.ts";

/** The prices of the homes found, in riyals, as search answers them. */
export type MeasuredPrices = { minimumPrice: number; maximumPrice: number; histogram: readonly number[] };

/** Round prices begin with one of these. */
const ROUND = [1, 1.5, 2, 3, 5];
/** About this share of the homes costs less than a quick filter's price. */
const SHARE = 1 / 3;

/**
 * The price of the quick filter, in the guest's currency: the round number next to what a third of these homes costs.
 * It finds at least one home and leaves one out; `null` where no round number does.
 */
export function quickPrice(measured: MeasuredPrices | null, rate: number): number | null {
  if (!measured) return null;
  const wanted = priceOfShare(measured) * rate;
  const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)));
  const [nearest] = [power / 10, power, power * 10]
    .flatMap((each) => ROUND.map((digit) => digit * each))
    .filter((price) => Number.isInteger(price) && narrows(price, measured, rate))
    .sort((one, other) => gap(one, wanted) - gap(other, wanted));
  return nearest ?? null;
}

function narrows(price: number, { minimumPrice, maximumPrice }: MeasuredPrices, rate: number): boolean {
  const { maximum = 0 } = inRiyals({ maximum: price }, rate);
  return maximum >= minimumPrice && maximum < maximumPrice;
}

/** The end of the bar in which the share is reached. */
function priceOfShare({ minimumPrice, maximumPrice, histogram }: MeasuredPrices): number {
  const { from, to } = sliderEnds(minimumPrice * 100, maximumPrice * 100);
  const countTo = (bar: number) => histogram.slice(0, bar).reduce((sum, homes) => sum + homes, 0);
  const wanted = countTo(histogram.length) * SHARE;
  const bars = histogram.findIndex((_, bar) => countTo(bar + 1) >= wanted) + 1;
  return (from + (bars * (to - from)) / histogram.length) / 100;
}

const gap = (one: number, other: number) => Math.abs(Math.log(one / other));
