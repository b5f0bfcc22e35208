import { expect, test } from "vitest";
import { filterNames, filterOfLookupType, filters, lookupFilterNames, rangeFilterNames } from "./filters.ts";

test("the catalogue has every filter of the specification under its wire name, and ours beside them", () => {
  expect(filterNames).toEqual([
    "cities",
    "areas",
    "propertyTypes",
    "amenities",
    "spaces",
    "guestTypes",
    "reviewRating",
    "priceFilter",
    "sizeFilter",
    "bedCountFilter",
    "bathRoomCountFilter",
    "unitSearch",
    "is3DView",
    "freeCancellation",
  ]);
  expect([lookupFilterNames.length, rangeFilterNames.length]).toEqual([7, 4]);
});

test.each([
  [2, "cities"],
  [3, "areas"],
  [5, "amenities"],
  [6, "guestTypes"],
  [7, "propertyTypes"],
  [13, "spaces"],
  [15, "reviewRating"],
  [4, null],
  [8, null],
])("lookup type %i narrows by %s", (lookupTypeId, filter) => {
  expect(filterOfLookupType(lookupTypeId)).toBe(filter);
});

test("a home needs all amenities and spaces that are chosen, but one of the areas", () => {
  expect([filters.amenities.matches, filters.spaces.matches, filters.areas.matches]).toEqual(["all", "all", "any"]);
});
