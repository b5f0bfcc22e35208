import { type NamesOf, type RangeFilterName, rangeFilter, rangeFilterNames } from "#domain/search/filters.ts";
import type { SortedPositions } from "./sorted-positions.ts";

/** Range filters whose value is a column of the shard. */
export type Measure = NamesOf<{ kind: "range"; unit: "count" }>;

export function isMeasure(name: RangeFilterName): name is Measure {
  return rangeFilter(name).unit === "count";
}

export const measures = rangeFilterNames.filter(isMeasure);

/** The value of each property, and the positions from the largest to the smallest value. */
export type MeasureColumn = { values: Int32Array; largestFirst: SortedPositions };
