import { PRICE_FILTER, rangeFilter } from "../filters.ts";

export const HISTOGRAM_BARS = 20;

/** The slider's ends for the cheapest and dearest stay, in halalas: whole steps outwards, never the same. */
export function sliderEnds(cheapest: number, dearest: number): { from: number; to: number } {
  const step = rangeFilter(PRICE_FILTER).step * 100;
  const from = Math.floor(cheapest / step) * step;
  return { from, to: Math.max(Math.ceil(dearest / step) * step, from + step) };
}
