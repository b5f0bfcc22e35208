import { HISTOGRAM_BARS, sliderEnds } from "#domain/search/filter-controls/price-histogram.ts";
import type { Range } from "#domain/search/range.ts";
import { type Bitset, emptyBitset, setBit } from "../shard/bitset.ts";
import type { HomeList } from "./stay-prices.ts";
import { type Charges, netReaching, totalOf } from "./total-price.ts";

/** The cheapest and the dearest total among some homes, in halalas, and how many lie in each bar between. */
export type PriceFacet = { cheapest: number; dearest: number; histogram: number[] };

type Priced = HomeList & { net: Float64Array; charges: Charges };

/** The homes whose stay costs between two totals, out of as many as there is room for. */
export function withinPrice({ homes, count, net, charges }: Priced, { minimum, maximum }: Range, room: number): Bitset {
  const from = minimum === undefined ? 0 : netReaching(minimum, charges);
  const below = maximum === undefined ? Infinity : netReaching(Math.floor(maximum) + 1, charges);
  const fitting = emptyBitset(room);
  for (let at = 0; at < count; at++) {
    const home = homes[at] as number;
    const price = net[home] as number;
    if (price >= from && price < below) setBit(fitting, home);
  }
  return fitting;
}

export function priceFacet(priced: Priced): PriceFacet | null {
  const { homes, count, net, charges } = priced;
  if (count === 0) return null;
  let [least, most] = [Infinity, -Infinity];
  for (let at = 0; at < count; at++) {
    const price = net[homes[at] as number] as number;
    if (price < least) least = price;
    if (price > most) most = price;
  }
  const [cheapest, dearest] = [totalOf(least, charges), totalOf(most, charges)];
  return { cheapest, dearest, histogram: countBars(priced, barEdges(cheapest, dearest, charges)) };
}

/** The least net price of each bar, and one past the last. */
function barEdges(cheapest: number, dearest: number, charges: Charges): Float64Array {
  const { from, to } = sliderEnds(cheapest, dearest);
  const edge = (bar: number) => netReaching(from + Math.ceil(((to - from) * bar) / HISTOGRAM_BARS), charges);
  const edges = Float64Array.from({ length: HISTOGRAM_BARS + 1 }, (_, bar) => edge(bar));
  edges[HISTOGRAM_BARS] = Infinity;
  return edges;
}

/** Edges lie evenly but for a halala, so that the bar of a price is guessed and then put right. */
function countBars({ homes, count, net }: Priced, edges: Float64Array): number[] {
  const bars = new Int32Array(HISTOGRAM_BARS);
  const first = edges[0] as number;
  const scale = (HISTOGRAM_BARS - 1) / ((edges[HISTOGRAM_BARS - 1] as number) - first);
  for (let at = 0; at < count; at++) {
    const price = net[homes[at] as number] as number;
    let bar = ((price - first) * scale) | 0;
    if (bar >= HISTOGRAM_BARS) bar = HISTOGRAM_BARS - 1;
    while (price < (edges[bar] as number)) bar--;
    while (price >= (edges[bar + 1] as number)) bar++;
    bars[bar] = (bars[bar] as number) + 1;
  }
  return [...bars];
}
