import { expect, test } from "vitest";
import { readSort } from "./sorts.ts";

test.each([
  ["rank-desc", "rank", "desc"],
  ["price-asc", "price", "asc"],
  ["price-desc", "price", "desc"],
  ["rating-desc", "rating", "desc"],
  ["distance-asc", "distance", "asc"],
  ["price", "price", "asc"],
  ["rating-up", "rating", "desc"],
  ["moon-asc", "rank", "desc"],
  ["toString-asc", "rank", "desc"],
  ["", "rank", "desc"],
  [null, "rank", "desc"],
])("the URL value %s sorts by %s, %s", (value, sortBy, sortOrder) => {
  expect(readSort(value)).toEqual({ sortBy, sortOrder });
});
