import type { FilterName } from "#domain/search/filters.ts";
import { type Bitset, hasBit } from "../shard/bitset.ts";
import { type Measure, type MeasureColumn, measures } from "../shard/measures.ts";
import type { Shard } from "../shard/shard.ts";

export type Ends = { least: number; most: number };
export type RangeEnds = Record<Measure, Ends | null>;

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
