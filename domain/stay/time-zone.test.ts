import { expect, test } from "vitest";
import { instantAt, localTime, readTimeZone } from "./time-zone.ts";

test.each([
  ["2026-11-20", "16:00", "Asia/Riyadh", "2026-11-20T13:00:00.000Z"],
  ["2026-11-20", "16:30", "Asia/Dubai", "2026-11-20T12:30:00.000Z"],
  ["2026-03-01", "02:00", "Asia/Kuwait", "2026-02-28T23:00:00.000Z"],
] as const)("%s at %s in %s is %s", (day, time, zone, instant) => {
  expect(instantAt(day, time, zone).toISOString()).toBe(instant);
});

test.each([
  ["2026-11-20T13:00:00.000Z", "Asia/Riyadh", "2026-11-20", "16:00"],
  ["2026-11-20T21:30:00.000Z", "Asia/Dubai", "2026-11-21", "01:30"],
] as const)("at %s a clock in %s shows %s, %s", (instant, zone, day, time) => {
  expect(localTime(new Date(instant), zone)).toEqual({ day, time });
});

test("a zone nobody knows is Riyadh's", () => {
  expect([readTimeZone("Asia/Dubai"), readTimeZone("Mars/Olympus")]).toEqual(["Asia/Dubai", "Asia/Riyadh"]);
});
