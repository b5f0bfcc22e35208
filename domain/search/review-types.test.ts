import { expect, test } from "vitest";
import { guestTypes, welcomedGuestTypes } from "./guest-types.ts";
import { reviewTypesOf } from "./review-types.ts";

test.each([
  [9, 1, [1, 2, 3, 4]],
  [8.9, 1, [2, 3, 4]],
  [6, 3, [4]],
  [5.9, 3, []],
  [9.5, 0, []],
])("a rating of %f from %i reviews reaches the review types %j", (averageRating, reviewCount, types) => {
  expect(reviewTypesOf({ averageRating, reviewCount })).toEqual(types);
});

test("a home for everyone takes families, men and women; others only whom they list", () => {
  expect(welcomedGuestTypes([guestTypes.everyone])).toEqual([1, 2, 3, 4]);
  expect(welcomedGuestTypes([guestTypes.women])).toEqual([3]);
});
