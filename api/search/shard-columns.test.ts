import { expect, test } from "vitest";
import { type Filter, filters } from "#domain/search/filters.ts";
import type { ShardColumns } from "./shard/shard.ts";
import { shardColumns } from "./shard-columns.ts";

test("the compiler names a row without its column", () => {
  const table = {
    ...filters,
    planted: { ...filters.offers, panel: 125 },
    plantedRange: { ...filters.sizeFilter, panel: 95 },
  } as const satisfies Record<string, Filter>;
  // @ts-expect-error: the planted row has no column.
  const checkboxes: ShardColumns<typeof table>["checkboxes"] = shardColumns.checkboxes;
  // @ts-expect-error: the planted range has no column.
  const measures: ShardColumns<typeof table>["measures"] = shardColumns.measures;
  expect([checkboxes.planted, measures.plantedRange]).toEqual([undefined, undefined]);
});
