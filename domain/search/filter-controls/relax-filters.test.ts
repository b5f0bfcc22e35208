import { expect, test } from "vitest";
import { checkboxFilterNames } from "../filters.ts";
import type { SearchQuery } from "../search-query.ts";
import { bestFirst, relaxationsOf, relaxQuery } from "./relax-filters.ts";

const plain: SearchQuery = {
  cityId: 5,
  stay: null,
  filters: {},
  sort: { sortBy: "rank", sortOrder: "desc" },
  pageNo: 1,
};
const strict: SearchQuery = {
  ...plain,
  filters: { amenities: [1, 2], areas: [7, 8], priceFilter: { maximum: 100 } },
  guestCount: 40,
};

test("each amenity can be removed alone, areas together, and everything at last", () => {
  expect(relaxationsOf(strict).map(({ relaxation }) => relaxation)).toEqual([
    { name: "areas" },
    { name: "amenities", id: 1 },
    { name: "amenities", id: 2 },
    { name: "priceFilter" },
    { name: "guestCount" },
    { name: "everything" },
  ]);
  expect(relaxQuery(strict, { name: "amenities", id: 1 }).filters).toEqual({ ...strict.filters, amenities: [2] });
  expect(relaxQuery(strict, { name: "everything" })).toMatchObject({ filters: {}, guestCount: undefined });
});

test.each(checkboxFilterNames)("with %s as the only choice, removing everything is not proposed", (name) => {
  expect(relaxationsOf({ ...plain, filters: { [name]: true } })).toEqual([{ relaxation: { name }, query: plain }]);
});

test("without a choice nothing is proposed", () => {
  expect(relaxationsOf(plain)).toEqual([]);
});

test("every choice can be dropped alone, the one that finds most first, and all together last", () => {
  const everything = { relaxation: { name: "everything" as const }, count: 40 };
  const price = { relaxation: { name: "priceFilter" as const }, count: 12 };
  const area = { relaxation: { name: "areas" as const }, count: 0 };
  expect(bestFirst([area, everything, price])).toEqual([price, area, everything]);
});
