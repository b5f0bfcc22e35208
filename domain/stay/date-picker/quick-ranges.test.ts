import fc from "fast-check";
import { expect, test } from "vitest";
import { siteCountries } from "#domain/site/site-countries.ts";
import { addDays } from "../day.ts";
import { daysOf, nightsOf, stayProblem } from "../stay.ts";
import { quickRanges } from "./quick-ranges.ts";

/** A Friday. */
const today = "2026-11-20";
const calendar = { today, maxDate: "2027-03-20" };
const stay = (checkIn: string, checkOut: string) => ({ checkIn, checkOut });

test("in Saudi Arabia the weekend is Thursday to Saturday, and the week begins after it", () => {
  expect(quickRanges(calendar, siteCountries.SA)).toEqual([
    { kind: "weekend", stay: stay("2026-11-26", "2026-11-28") },
    { kind: "weekdays", stay: stay("2026-11-21", "2026-11-26") },
    { kind: "week", stay: stay("2026-11-21", "2026-11-28") },
  ]);
});

test.each(["AE", "GLOBAL"] as const)("in %s the weekend is Friday to Sunday, from today on", (country) => {
  expect(quickRanges(calendar, siteCountries[country])).toEqual([
    { kind: "weekend", stay: stay("2026-11-20", "2026-11-22") },
    { kind: "weekdays", stay: stay("2026-11-22", "2026-11-27") },
    { kind: "week", stay: stay("2026-11-22", "2026-11-29") },
  ]);
});

test("a weekend with a booked night is passed over", () => {
  const free = new Set(daysOf(stay(today, "2027-03-20")).filter((night) => night !== "2026-11-27"));
  expect(quickRanges({ ...calendar, availableDates: free }, siteCountries.SA)).toEqual([
    { kind: "weekend", stay: stay("2026-12-03", "2026-12-05") },
    { kind: "weekdays", stay: stay("2026-11-21", "2026-11-26") },
    { kind: "week", stay: stay("2026-11-28", "2026-12-05") },
  ]);
});

test("a home without free nights offers none", () => {
  expect(quickRanges({ ...calendar, availableDates: new Set() }, siteCountries.KW)).toEqual([]);
});

test("whatever is free, each range offered can be booked and ends within the calendar", () => {
  const night = fc.nat(120).map((ahead) => addDays(today, ahead));
  fc.assert(
    fc.property(
      fc.uniqueArray(night, { maxLength: 120 }),
      fc.constantFrom(...Object.values(siteCountries)),
      (nights, country) => {
        const availableDates = new Set(nights);
        for (const { kind, stay: offered } of quickRanges({ ...calendar, availableDates }, country)) {
          expect(stayProblem(offered, today, availableDates)).toBe(null);
          expect(offered.checkOut <= calendar.maxDate).toBe(true);
          expect(nightsOf(offered)).toBe({ weekend: 2, weekdays: 5, week: 7 }[kind]);
        }
      },
    ),
  );
});
