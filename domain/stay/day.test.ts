import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type Day, dayOfNumber, daysBetween, isDay, numberOfDay } from "./day.ts";

const dayNumbers = fc.integer({ min: numberOfDay("1900-01-01"), max: numberOfDay("2399-12-31") });
const byPlatform = (number: number): Day => new Date(number * 86_400_000).toISOString().slice(0, 10);

test.each([
  ["2026-02-28", 1, "2026-03-01"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2028-02-29", 365, "2029-02-28"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-03-01", -1, "2026-02-28"],
  ["2100-02-28", 1, "2100-03-01"],
  ["2000-02-28", 1, "2000-02-29"],
])("%s and %i days more is %s", (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

test("every day is numbered as the platform numbers it", () => {
  fc.assert(
    fc.property(dayNumbers, (number) => {
      expect(dayOfNumber(number)).toBe(byPlatform(number));
      expect(numberOfDay(byPlatform(number))).toBe(number);
    }),
    { numRuns: 2000 },
  );
});

test("adding days and counting them are each other's inverse, and days sort as text", () => {
  fc.assert(
    fc.property(dayNumbers, fc.integer({ min: 1, max: 2000 }), (number, days) => {
      const day = dayOfNumber(number);
      expect(daysBetween(day, addDays(day, days))).toBe(days);
      expect(day < addDays(day, days)).toBe(true);
    }),
  );
});

test.each([
  "2026-02-29",
  "2026-13-01",
  "2026-00-10",
  "2026-04-31",
  "0000-01-01",
  "26-01-01",
  "2026-1-1",
  "",
  " ",
  null,
  20,
])("%j is no day", (text) => {
  expect(isDay(text)).toBe(false);
});

test("a leap day is a day", () => {
  expect(isDay("2028-02-29")).toBe(true);
});
