import { expect, test } from "vitest";
import { readPropertyId, rebuildDetailsQuery } from "./details-query.ts";

const rebuilt = (query: string) => new URLSearchParams(rebuildDetailsQuery(new URLSearchParams(query))).toString();

test("an older address keeps the city, then the days, then everything else", () => {
  expect(rebuilt("utm_source=mail&propertyId=7&checkOut=30-11-2026&cityId=5&checkIn=2026-11-29&lang=ar")).toBe(
    "cityId=5&checkIn=29-11-2026&checkOut=30-11-2026&utm_source=mail",
  );
});

test("what is empty, or no day at all, is left out", () => {
  expect(rebuilt("propertyId=7&cityId=&checkIn=31-02-2026&checkOut=&utm_medium=&guestCount=4")).toBe("guestCount=4");
  expect(rebuilt("propertyId=7&cityId=abc")).toBe("");
});

test("a name that stands twice is kept twice", () => {
  expect(rebuilt("a=1&a=2")).toBe("a=1&a=2");
});

test("only a number that a home can have names a home", () => {
  expect(
    ["1", "2147483647", "2147483648", "0", "01", "1e3", "-4", "", "12a", "99999999999"].map(readPropertyId),
  ).toEqual([1, 2_147_483_647, null, null, null, null, null, null, null, null]);
  expect(readPropertyId(null)).toBeNull();
});
