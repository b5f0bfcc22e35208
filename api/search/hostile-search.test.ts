import { expect, test } from "vitest";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { sharedTestApp } from "#api/testing/servers/test-app.ts";
import { addDays } from "#domain/stay/day.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

const checkIn = addDays(todayInRiyadh(new Date()), 20);
const good = { checkIn, checkOut: addDays(checkIn, 2), searchCriteria: [{ lookupTypeId: 2, lookupId: [61] }] };
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

const refused: [string, object, number][] = [
  ["501 lookups", { filterCriteria: [{ lookupTypeId: 5, lookupId: ids(501) }] }, 1001],
  ["ids as text", { filterCriteria: [{ lookupTypeId: 5, lookupId: ["1"] }] }, 1001],
  ["a lookup type nobody filters by", { filterCriteria: [{ lookupTypeId: 8, lookupId: [1] }] }, 1001],
  ["a lookup type that does not exist", { filterCriteria: [{ lookupTypeId: 4, lookupId: [1] }] }, 1001],
  ["21 groups of lookups", { filterCriteria: ids(21).map(() => ({ lookupTypeId: 5, lookupId: [1] })) }, 1001],
  ["a sort by the moon", { sortBy: "moon" }, 1001],
  ["a sort that is a prototype", { sortBy: "toString" }, 1001],
  ["the nearest of nowhere", { sortBy: "distance" }, 1001],
  ["the nearest of half a point", { sortBy: "distance", latitude: 24 }, 1001],
  ["a latitude beyond the pole", { latitude: 91, longitude: 0 }, 1001],
  ["a name as long as a book", { unitSearch: { term: "ا".repeat(1_001) } }, 1001],
  ["a NUL in a name", { searchText: "a\u0000b" }, 1001],
  ["minus one guest", { guestCount: -1 }, 1001],
  ["half a guest", { guestCount: 2.5 }, 1001],
  ["a price below nothing", { priceFilter: { minimumPrice: -5 } }, 1001],
  ["a price that is text", { priceFilter: { minimumPrice: "5" } }, 1001],
  ["page one billion", { pageNo: 1e9 }, 1001],
  ["a key nobody knows", { surprise: true }, 1001],
  ["two cities", { searchCriteria: [{ lookupTypeId: 2, lookupId: [61, 5] }] }, 2001],
  ["no city", { searchCriteria: [{ lookupTypeId: 3, lookupId: [6101] }] }, 2001],
];

test.each(refused)("a search with %s is refused", async (_title, filters, code) => {
  const app = await sharedTestApp();
  await aProperty(app.db, { cityId: 61 });
  const payload = { ...good, ...filters };
  const response = await app.inject({ method: "POST", url: "/api/accommodation/property/search", payload });

  expect([response.statusCode, response.json().error.code]).toEqual([400, code]);
});

const unusual: [string, object][] = [
  [
    "500 lookups in every group",
    { filterCriteria: [3, 5, 6, 7, 13, 15].map((lookupTypeId) => ({ lookupTypeId, lookupId: ids(500) })) },
  ],
  ["the same lookup 500 times", { filterCriteria: [{ lookupTypeId: 5, lookupId: ids(500).map(() => 1) }] }],
  ["the last page there can be", { pageNo: 10_000, pageSize: 100, sortBy: "price" }],
  ["a regular expression for a name", { unitSearch: { term: "(a+)+$".repeat(16) } }],
  ["lone surrogates and joiners", { searchText: "\ud800\u200d\u0654" }],
  ["a box turned inside out", { bounds: { north: -90, south: 90, east: -180, west: 180 } }],
  ["ranges the wrong way round", { sizeFilter: { minimumSize: 900, maximumSize: 100 } }],
  ["empty ranges", { priceFilter: {}, sizeFilter: {}, bedCountFilter: {}, unitSearch: {} }],
  ["the farthest price", { priceFilter: { minimumPrice: 1e9, maximumPrice: 1e9 } }],
];

test.each(unusual)("a search with %s is answered", async (_title, filters) => {
  const app = await sharedTestApp();
  await aProperty(app.db, { cityId: 61 });
  const payload = { ...good, ...filters };
  const response = await app.inject({ method: "POST", url: "/api/accommodation/property/search", payload });

  expect([response.statusCode, typeof response.json().totalCount]).toEqual([200, "number"]);
});
