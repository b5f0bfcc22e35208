import type { RangeFilterName } from "#domain/search/filters.ts";
import type { Places } from "./places.ts";

/** Filters whose value is a column of the shard: a new one is a line in `measures`. */
export type Measure = Exclude<RangeFilterName, "priceFilter">;
export const measures: readonly Measure[] = ["sizeFilter", "bedCountFilter", "bathRoomCountFilter"];

/** The column of each measure, and the homes from the largest to the smallest. */
export type MeasureColumn = { values: Int32Array; largestFirst: Places };
