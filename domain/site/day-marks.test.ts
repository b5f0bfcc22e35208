import { expect, test } from "vitest";
import { daysOfMonth } from "#domain/stay/calendar/month.ts";
import { markedDays, marksOf } from "./day-marks.ts";

test.each([
  ["2027-02-07", "SA", []],
  ["2027-02-08", "SA", ["ramadan"]],
  ["2027-03-08", "AE", ["ramadan"]],
  ["2027-03-09", "GLOBAL", ["eidAlFitr"]],
  ["2027-03-11", "KW", ["eidAlFitr"]],
  ["2027-03-12", "KW", []],
  ["2027-05-15", "SA", []],
  ["2027-05-16", "SA", ["eidAlAdha"]],
  ["2027-05-19", "BH", ["eidAlAdha"]],
  ["2027-05-20", "BH", []],
  ["2026-09-23", "SA", ["nationalDay"]],
  ["2027-02-22", "SA", ["ramadan", "foundingDay"]],
  ["2027-02-22", "AE", ["ramadan"]],
  ["2026-12-02", "AE", ["nationalDay"]],
  ["2026-12-02", "SA", []],
  ["2027-02-25", "KW", ["ramadan", "nationalDay"]],
  ["2027-02-26", "KW", ["ramadan", "liberationDay"]],
  ["2026-12-16", "BH", ["nationalDay"]],
  ["2026-12-16", "GLOBAL", []],
] as const)("%s is marked in %s as %j", (day, country, marks) => {
  expect(marksOf(day, country)).toEqual(marks);
});

test("a month names each mark once, with its days", () => {
  expect(markedDays(daysOfMonth("2027-03"), "SA")).toEqual([
    { mark: "ramadan", from: "2027-03-01", to: "2027-03-08" },
    { mark: "eidAlFitr", from: "2027-03-09", to: "2027-03-11" },
  ]);
});
