import { expect, test } from "vitest";
import { addMonths, daysOfMonth, monthsFrom } from "./month.ts";

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-10-31", 4, "2027-02-28"],
  ["2026-11-15", 4, "2027-03-15"],
  ["2026-12-31", 12, "2027-12-31"],
  ["2026-03-31", -1, "2026-02-28"],
])("%s and %i months more is %s", (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

test("months run over the end of a year", () => {
  expect(monthsFrom("2026-11", "2027-02")).toEqual(["2026-11", "2026-12", "2027-01", "2027-02"]);
});

test.each([
  ["2026-02", 28],
  ["2028-02", 29],
  ["2100-02", 28],
  ["2026-04", 30],
  ["2026-12", 31],
])("%s has %i days", (month, days) => {
  expect(daysOfMonth(month)).toHaveLength(days);
  expect(daysOfMonth(month).at(-1)).toBe(`${month}-${days}`);
});
