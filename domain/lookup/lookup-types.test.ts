import { expect, test } from "vitest";
import { isLookupTypeName, lookupTypes } from "./lookup-types.ts";

test("lookup types have the ids of the specification, the fourth left free", () => {
  expect(Object.values(lookupTypes)).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(lookupTypes).toMatchObject({ CITY: 2, AREA: 3, PROPERTY_TYPE: 7, SPACE_CATEGORY: 13, REVIEW_TYPE: 15 });
});

test("a lookup type is requested by its exact name", () => {
  expect(["CITY", "city", "toString", "", "4"].map(isLookupTypeName)).toEqual([true, false, false, false, false]);
});
