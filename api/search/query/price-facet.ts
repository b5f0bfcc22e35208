import { HISTOGRAM_BARS, sliderEnds } from "#domain/search/filter-controls/price-histogram.ts";
import type { Range } from "#domain/search/range.ts";
import { type Bitset, emptyBitset, setBit } from "../shard/bitset.ts";
import type { PropertyList } from "./stay-prices.ts";
import { type Charges, netReaching, totalOf } from "./total-price.ts";

/** The cheapest and the dearest total in halalas, and the number of properties in each bar between. */
export type PriceFacet = { cheapest: number; dearest: number; histogram: number[] };

type Priced = PropertyList & { net: Float64Array; charges: Charges };

/** The properties whose stay costs between two totals. */
export function withinPrice(
  { positions, count, net, charges }: Priced,
  { minimum, maximum }: Range,
  capacity: number,
): Bitset {
  const from = minimum === undefined ? 0 : netReaching(minimum, charges);
  const below = maximum === undefined ? Infinity : netReaching(Math.floor(maximum) + 1, charges);
  const fitting = emptyBitset(capacity);
  for (let at = 0; at < count; at++) {
    const position = positions[at] as number;
    const price = net[position] as number;
    if (price >= from && price < below) setBit(fitting, position);
  }
  return fitting;
}

export function priceFacet(priced: Priced): PriceFacet | null {
  const { positions, count, net, charges } = priced;
  if (count === 0) return null;
  let [min, max] = [Infinity, -Infinity];
  for (let at = 0; at < count; at++) {
    const price = net[positions[at] as number] as number;
    if (price < min) min = price;
    if (price > max) max = price;
  }
  const [cheapest, dearest] = [totalOf(min, charges), totalOf(max, charges)];
  return { cheapest, dearest, histogram: countBars(priced, barEdges(cheapest, dearest, charges)) };
}

/** The lowest net price of each bar, and infinity after the last. */
function barEdges(cheapest: number, dearest: number, charges: Charges): Float64Array {
  const { from, to } = sliderEnds(cheapest, dearest);
  const edge = (bar: number) => netReaching(from + Math.ceil(((to - from) * bar) / HISTOGRAM_BARS), charges);
  const edges = Float64Array.from({ length: HISTOGRAM_BARS + 1 }, (_, bar) => edge(bar));
  edges[HISTOGRAM_BARS] = Infinity;
  return edges;
}

/** Edges are even but for a halala, so the bar of a price is guessed and then corrected. */
function countBars({ positions, count, net }: Priced, edges: Float64Array): number[] {
  const bars = new Int32Array(HISTOGRAM_BARS);
  const first = edges[0] as number;
  const scale = (HISTOGRAM_BARS - 1) / ((edges[HISTOGRAM_BARS - 1] as number) - first);
  for (let at = 0; at < count; at++) {
    const price = net[positions[at] as number] as number;
    let bar = ((price - first) * scale) | 0;
    if (bar >= HISTOGRAM_BARS) bar = HISTOGRAM_BARS - 1;
    while (price < (edges[bar] as number)) bar--;
    while (price >= (edges[bar + 1] as number)) bar++;
    bars[bar] = (bars[bar] as number) + 1;
  }
  return [...bars];
}
