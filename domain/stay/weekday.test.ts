import { expect, test } from "vitest";
import { weekdayOf, weekFrom } from "./weekday.ts";

test.each([
  ["2026-11-20", "fri"],
  ["2026-03-01", "sun"],
  ["1970-01-01", "thu"],
  ["1969-12-28", "sun"],
  ["2028-02-29", "tue"],
])("%s is a %s", (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test("a Kuwaiti week is shown from Saturday to Friday", () => {
  expect(weekFrom("sat")).toEqual(["sat", "sun", "mon", "tue", "wed", "thu", "fri"]);
});
