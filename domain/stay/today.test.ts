import { afterEach, describe, expect, test } from "vitest";
import { millisecondsToMidnight, todayInRiyadh } from "./today.ts";

const zoneBefore = process.env.TZ;
afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ;
  else process.env.TZ = zoneBefore;
});

describe.each([
  ["Los Angeles, UTC−8", "America/Los_Angeles", 480],
  ["Kiritimati, UTC+14", "Pacific/Kiritimati", -840],
  ["Riyadh", "Asia/Riyadh", -180],
])("for a guest in %s", (_, zone, offset) => {
  test.each([
    ["2026-12-31T20:59:59.999Z", "2026-12-31"],
    ["2026-12-31T21:00:00.000Z", "2027-01-01"],
    ["2028-02-28T21:00:00.000Z", "2028-02-29"],
    ["2026-11-20T12:30:00.000Z", "2026-11-20"],
  ])("%s is %s in Riyadh", (instant, day) => {
    process.env.TZ = zone;
    const now = new Date(instant);
    expect(new Date("2026-12-31T12:00:00Z").getTimezoneOffset()).toBe(offset);
    expect(todayInRiyadh(now)).toBe(day);
  });
});

test.each([
  ["2026-11-20T20:59:59.000Z", 1000],
  ["2026-11-20T21:00:00.000Z", 86_400_000],
])("at %s the day lasts %i ms more", (instant, left) => {
  expect(millisecondsToMidnight(new Date(instant))).toBe(left);
});
