import { expect, test } from "vitest";
import type { SearchQuery } from "#domain/search/search-query.ts";
import { bestWayOut, queryWithout, wishesOf } from "./way-out.ts";

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

test("each amenity can be given up alone, areas together, and everything at last", () => {
  expect(wishesOf(strict).map(({ wish }) => wish)).toEqual([
    { name: "areas" },
    { name: "amenities", id: 1 },
    { name: "amenities", id: 2 },
    { name: "priceFilter" },
    { name: "guestCount" },
    { name: "everything" },
  ]);
  expect(queryWithout(strict, { name: "amenities", id: 1 }).filters).toEqual({ ...strict.filters, amenities: [2] });
  expect(queryWithout(strict, { name: "everything" })).toMatchObject({ filters: {}, guestCount: undefined });
});

test("who wished for one thing only is not told to give up everything", () => {
  expect(wishesOf({ ...plain, filters: { is3DView: true } }).map(({ wish }) => wish)).toEqual([{ name: "is3DView" }]);
  expect(wishesOf(plain)).toEqual([]);
});

test("the way out is the single wish that frees most homes", () => {
  const everything = { wish: { name: "everything" as const }, count: 40 };
  const price = { wish: { name: "priceFilter" as const }, count: 12 };
  const area = { wish: { name: "areas" as const }, count: 3 };
  expect(bestWayOut([area, price, everything])).toBe(price);
  expect(bestWayOut([{ ...area, count: 0 }, everything])).toBe(everything);
  expect(bestWayOut([{ ...area, count: 0 }])).toBe(null);
});
