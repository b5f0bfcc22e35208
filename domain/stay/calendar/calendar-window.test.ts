import { expect, test } from "vitest";
import { calendarMonths, maxDateOf } from "./calendar-window.ts";

test.each([
  ["2026-11-20", undefined, "2027-03-20"],
  ["2026-10-31", 4, "2027-02-28"],
  ["2026-11-20", 12, "2027-11-20"],
  ["2026-11-20", 18, "2027-11-20"],
])("on %s a window of %s months ends on %s", (today, months, last) => {
  expect(maxDateOf(today, months)).toBe(last);
});

test("by default five months are drawn, this one first", () => {
  const today = "2026-11-20";
  expect(calendarMonths(today, maxDateOf(today))).toEqual(["2026-11", "2026-12", "2027-01", "2027-02", "2027-03"]);
});
