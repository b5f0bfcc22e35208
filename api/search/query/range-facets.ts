import type { FilterName } from "#domain/search/filters.ts";
import { type Bitset, hasBit } from "../shard/bitset.ts";
import { type Measure, type MeasureColumn, measures } from "../shard/measures.ts";
import type { Shard } from "../shard/shard.ts";

export type Ends = { minimum: number; maximum: number };
export type RangeEnds = Record<Measure, Ends | null>;

/** The smallest and largest value of each measure among the properties that its facet counts. */
export function rangeEnds(shard: Shard, facetSet: (filter: FilterName) => Bitset): RangeEnds {
  const ends = measures.map((measure) => [measure, endsOf(shard.measures[measure], facetSet(measure), shard.used)]);
  return Object.fromEntries(ends) as RangeEnds;
}

/** Walks the stored order from both sides: the more properties match, the sooner it meets one. */
function endsOf({ values, largestFirst: { positionAt } }: MeasureColumn, matching: Bitset, used: number): Ends | null {
  let [first, last] = [0, used - 1];
  while (first < used && !hasBit(matching, positionAt[first] as number)) first++;
  if (first === used) return null;
  while (!hasBit(matching, positionAt[last] as number)) last--;
  return {
    minimum: values[positionAt[last] as number] as number,
    maximum: values[positionAt[first] as number] as number,
  };
}
