import { HISTOGRAM_BARS, sliderEnds } from "#domain/search/price-histogram.ts";
import type { Range } from "#domain/search/range.ts";
import { type Bitset, emptyBitset, lowestBit, setBit } from "./bitset.ts";
import { type Charges, netReaching, totalOf } from "./total-price.ts";

/** The cheapest and the dearest total among some homes, in halalas, and how many lie in each bar between. */
export type PriceFacet = { cheapest: number; dearest: number; histogram: number[] };

/** Homes of a set whose stay costs between two totals. */
export function withinPrice(homes: Bitset, net: Float64Array, { minimum, maximum }: Range, charges: Charges): Bitset {
  const from = minimum === undefined ? 0 : netReaching(minimum, charges);
  const below = maximum === undefined ? Infinity : netReaching(Math.floor(maximum) + 1, charges);
  const fitting = emptyBitset(homes.length << 5);
  for (let word = 0; word < homes.length; word++) {
    for (let rest = homes[word] as number; rest !== 0; rest &= rest - 1) {
      const home = (word << 5) | lowestBit(rest);
      const price = net[home] as number;
      if (price >= from && price < below) setBit(fitting, home);
    }
  }
  return fitting;
}

export function priceFacet(homes: Bitset, net: Float64Array, charges: Charges): PriceFacet | null {
  const ends = extremes(homes, net);
  if (!ends) return null;
  const [cheapest, dearest] = [totalOf(ends.least, charges), totalOf(ends.most, charges)];
  return { cheapest, dearest, histogram: countBars(homes, net, barEdges(cheapest, dearest, charges)) };
}

/** The least and the most of a column among some homes; `null` when there are none. */
export function extremes(homes: Bitset, column: ArrayLike<number>): { least: number; most: number } | null {
  let [least, most] = [Infinity, -Infinity];
  for (let word = 0; word < homes.length; word++) {
    for (let rest = homes[word] as number; rest !== 0; rest &= rest - 1) {
      const value = column[(word << 5) | lowestBit(rest)] as number;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  }
  return least > most ? null : { least, most };
}

/** The least net price of each bar, and one past the last. */
function barEdges(cheapest: number, dearest: number, charges: Charges): Float64Array {
  const { from, to } = sliderEnds(cheapest, dearest);
  const edge = (bar: number) => netReaching(from + Math.ceil(((to - from) * bar) / HISTOGRAM_BARS), charges);
  const edges = Float64Array.from({ length: HISTOGRAM_BARS + 1 }, (_, bar) => edge(bar));
  edges[HISTOGRAM_BARS] = Infinity;
  return edges;
}

function countBars(homes: Bitset, net: Float64Array, edges: Float64Array): number[] {
  const bars = new Int32Array(HISTOGRAM_BARS);
  const first = edges[0] as number;
  const scale = HISTOGRAM_BARS / ((edges[HISTOGRAM_BARS - 1] as number) - first || 1);
  for (let word = 0; word < homes.length; word++) {
    for (let rest = homes[word] as number; rest !== 0; rest &= rest - 1) {
      const price = net[(word << 5) | lowestBit(rest)] as number;
      let bar = Math.min(HISTOGRAM_BARS - 1, ((price - first) * scale) | 0);
      while (price < (edges[bar] as number)) bar--;
      while (price >= (edges[bar + 1] as number)) bar++;
      bars[bar] = (bars[bar] as number) + 1;
    }
  }
  return [...bars];
}
