import type { FilterName, RangeFilterName } from "#domain/search/filters.ts";
import { type Bitset, hasBit } from "./bitset.ts";
import type { Places } from "./places.ts";
import type { Shard } from "./shard.ts";

/** Filters whose value is a column of the shard: a new one is a line in `measures`. */
export type Measure = Exclude<RangeFilterName, "priceFilter">;
export const measures: readonly Measure[] = ["sizeFilter", "bedCountFilter", "bathRoomCountFilter"];

export type Ends = { least: number; most: number };
export type RangeEnds = Record<Measure, Ends | null>;

/** The column of each measure, and the homes from the largest to the smallest. */
export type MeasureColumn = { values: Int32Array; largestFirst: Places };

/** The smallest and largest value that some homes leave of each measure. */
export function rangeEnds(shard: Shard, facing: (filter: FilterName) => Bitset): RangeEnds {
  const ends = measures.map((measure) => [measure, endsOf(shard.measures[measure], facing(measure), shard.used)]);
  return Object.fromEntries(ends) as RangeEnds;
}

/** Walks the kept order from both sides: the more homes are left, the sooner it meets one. */
function endsOf({ values, largestFirst: { homeAt } }: MeasureColumn, homes: Bitset, used: number): Ends | null {
  let [first, last] = [0, used - 1];
  while (first < used && !hasBit(homes, homeAt[first] as number)) first++;
  if (first === used) return null;
  while (!hasBit(homes, homeAt[last] as number)) last--;
  return { least: values[homeAt[last] as number] as number, most: values[homeAt[first] as number] as number };
}
