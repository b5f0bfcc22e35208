import { expect, test } from "vitest";
import { changeSearch, type FilterValues } from "../search-query.ts";
import { readSearchQuery, writeSearchQuery } from "../search-url.ts";
import {
  isQuickFilterOn,
  MAX_QUICK_FILTERS_IN_BAR,
  quickFilterNames as names,
  type QuickFilter,
  toggleQuickFilter,
} from "./quick-filters.ts";

const today = "2026-11-15";
const press = (filters: FilterValues, name: QuickFilter) =>
  changeSearch(
    { cityId: 5, stay: null, filters, sort: { sortBy: "rank", sortOrder: "desc" }, pageNo: 1 },
    { filters: toggleQuickFilter(filters, name) },
  ).filters;

test.each(names)("pressing %s narrows, and pressing it again leaves nothing behind", (name) => {
  const on = press({}, name);
  expect(isQuickFilterOn(on, name)).toBe(true);
  expect(press(on, name)).toEqual({});
});

test("all of them together come back from their address", () => {
  const filters = names.reduce(press, {} as FilterValues);
  const params = new URLSearchParams(
    writeSearchQuery({ ...readSearchQuery(new URLSearchParams("cityId=5"), today), filters }),
  );
  expect(params.get("amenities")).toBe("1");
  expect(readSearchQuery(params, today).filters).toEqual(filters);
  expect(names.every((name) => isQuickFilterOn(filters, name))).toBe(true);
});

test("a quick filter keeps what else was chosen of its kind, but a rating replaces another", () => {
  expect(press({ amenities: [7] }, "privatePool")).toEqual({ amenities: [1, 7] });
  expect(press({ reviewRating: [1] }, "rating")).toEqual({ reviewRating: [2] });
});

test("the bar begins with what guests ask for most", () => {
  const inBar = ["privatePool", "families", "offers", "freeCancellation", "tour"];
  expect(names.slice(0, MAX_QUICK_FILTERS_IN_BAR)).toEqual(inBar);
});
