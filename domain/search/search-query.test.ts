import { expect, test } from "vitest";
import { changeSearch, clearFilters, isNarrowed, type SearchQuery } from "./search-query.ts";

const bounds = { north: 25, south: 24, east: 47, west: 46 };
const query: SearchQuery = {
  cityId: 5,
  stay: null,
  filters: { amenities: [1, 2], areas: [7], is3DView: true },
  sort: { sortBy: "price", sortOrder: "asc" },
  pageNo: 3,
  bounds,
};

test("a change of filters keeps the others, drops empty ones and leads to the first page", () => {
  const changed = changeSearch(query, {
    filters: { amenities: [], is3DView: undefined, priceFilter: { maximum: 900 } },
  });
  expect(changed).toEqual({ ...query, filters: { areas: [7], priceFilter: { maximum: 900 } }, pageNo: 1 });
});

test("another sort leads to the first page; turning the page leads where it says", () => {
  expect(changeSearch(query, { sort: { sortBy: "rating", sortOrder: "desc" } }).pageNo).toBe(1);
  expect(changeSearch(query, { pageNo: 4 })).toEqual({ ...query, pageNo: 4 });
});

test("another city leaves areas and the map behind, the same city does not", () => {
  expect(changeSearch(query, { cityId: 1 })).toMatchObject({ filters: { amenities: [1, 2] }, bounds: undefined });
  expect(changeSearch(query, { cityId: 1 }).filters.areas).toBe(undefined);
  expect(changeSearch(query, { cityId: 5 })).toMatchObject({ filters: { areas: [7] }, bounds });
});

test("cleared, nothing narrows the search any more", () => {
  expect(isNarrowed(query)).toBe(true);
  expect(isNarrowed(clearFilters({ ...query, guestCount: 12 }))).toBe(false);
  expect(clearFilters(query).sort).toEqual(query.sort);
});

test("another city drops the place that results were near, and the order by distance from it", () => {
  const near = { latitude: 24.7, longitude: 46.6 };
  const query = {
    cityId: 5,
    stay: null,
    filters: {},
    sort: { sortBy: "distance", sortOrder: "asc" },
    pageNo: 1,
    near,
  } as const;
  expect(changeSearch(query, { cityId: 5 })).toMatchObject({ near });
  expect(changeSearch(query, { cityId: 4 })).toMatchObject({
    near: undefined,
    sort: { sortBy: "rank", sortOrder: "desc" },
  });
});
