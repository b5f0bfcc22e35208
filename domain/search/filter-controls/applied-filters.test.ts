import { expect, test } from "vitest";
import { changeSearch } from "../search-query.ts";
import { readSearchQuery, writeSearchQuery } from "../search-url.ts";
import { appliedFilters } from "./applied-filters.ts";
import { boundsOf } from "./filter-bounds.ts";

const boundsFor = (name: Parameters<typeof boundsOf>[0]) => boundsOf(name, null);
const read = (search: string) => readSearchQuery(new URLSearchParams(search), "2026-11-15");
const everything =
  "cityId=5&areas=501,502&amenities=1&priceFilter=500-900&unitSearch=oasis&is3DView=1&guestCount=6&bounds=46,24,47,25";

test("every choice is one chip, and areas are removed one by one", () => {
  expect(appliedFilters(read(everything), boundsFor).map(({ name }) => name)).toEqual([
    "priceFilter",
    "guestCount",
    "areas",
    "areas",
    "amenities",
    "is3DView",
    "unitSearch",
    "bounds",
  ]);
});

test("removing one after another leads to the search without filters", () => {
  let query = read(everything);
  for (let [first] = appliedFilters(query, boundsFor); first; [first] = appliedFilters(query, boundsFor)) {
    query = changeSearch(query, first.removal);
  }
  expect(writeSearchQuery(query)).toBe("cityId=5");
});

test("a range as wide as the slider is no applied filter", () => {
  expect(appliedFilters(read("cityId=5&bedCountFilter=1-10&sizeFilter=0-99999"), boundsFor)).toEqual([]);
});
