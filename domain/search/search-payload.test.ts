import { expect, test } from "vitest";
import { advancePayload, firstPayload, searchPayload } from "./search-payload.ts";
import type { SearchQuery } from "./search-query.ts";

const stay = { checkIn: "2026-11-29", checkOut: "2026-11-30" };
const first = firstPayload(5, stay, "dynamic");
const plain: SearchQuery = { cityId: 5, stay, filters: {}, sort: { sortBy: "rank", sortOrder: "desc" }, pageNo: 1 };
const narrowed: SearchQuery = {
  ...plain,
  filters: {
    amenities: [1, 2],
    reviewRating: [2],
    priceFilter: { minimum: 500 },
    bedCountFilter: { minimum: 2, maximum: 4 },
    unitSearch: "نخيل",
    is3DView: true,
  },
  guestCount: 8,
  pageNo: 2,
};

test("a first search names the city, the stay and the order, and nothing else", () => {
  expect(searchPayload(first, plain, { rankType: "dynamic" })).toEqual({
    searchCriteria: [{ lookupTypeId: 2, lookupId: [5] }],
    ...stay,
    filterCriteria: [],
    sortBy: "rank",
    sortOrder: "desc",
    rankType: "dynamic",
    pageNo: 1,
    pageSize: 10,
  });
});

test("every choice is sent under its wire name, and the text twice", () => {
  const near = { latitude: 24.7, longitude: 46.7 };
  expect(advancePayload("an-id", first, narrowed, { rankType: "static", near })).toEqual({
    searchId: "an-id",
    searchPayload: first,
    filterCriteria: [
      { lookupTypeId: 5, lookupId: [1, 2] },
      { lookupTypeId: 15, lookupId: [2] },
    ],
    priceFilter: { minimumPrice: 500 },
    bedCountFilter: { minimumCount: 2, maximumCount: 4 },
    searchText: "نخيل",
    unitSearch: { term: "نخيل" },
    is3DView: true,
    guestCount: 8,
    sortBy: "rank",
    sortOrder: "desc",
    rankType: "static",
    pageNo: 2,
    pageSize: 10,
    ...near,
  });
});

test("a call may ask for other pages than the address", () => {
  expect(searchPayload(first, narrowed, { rankType: "dynamic", pageNo: 1, pageSize: 20 })).toMatchObject({
    pageNo: 1,
    pageSize: 20,
  });
});
