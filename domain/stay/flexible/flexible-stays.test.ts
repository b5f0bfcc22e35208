import fc from "fast-check";
import { expect, test } from "vitest";
import { siteCountries } from "#domain/site/site-countries.ts";
import { maxDateOf } from "../calendar/calendar-window.ts";
import { addDays, daysBetween } from "../day.ts";
import { nightsOf, type Stay, stayProblem } from "../stay.ts";
import { weekdayOf } from "../weekday.ts";
import { type FlexibleChoice, flexibleDays, MAX_PERIOD_DAYS } from "./flexible-choice.ts";
import { flexibleStays } from "./flexible-stays.ts";
import { periodOf } from "./period.ts";

const today = "2026-11-17";
const weekendNights = fc.constantFrom(...Object.values(siteCountries).map((country) => country.weekendNights));
const day = fc.integer({ min: -40, max: 150 }).map((ahead) => addDays(today, ahead));
const month = fc.constantFrom("2026-10", "2026-11", "2026-12", "2027-02", "2027-03", "1448-06", "1448-09", "1448-10");
const stay = fc
  .tuple(fc.integer({ min: 0, max: 110 }), fc.integer({ min: 1, max: 28 }))
  .map(([ahead, nights]) => ({ checkIn: addDays(today, ahead), checkOut: addDays(today, ahead + nights) }));
const choice: fc.Arbitrary<FlexibleChoice> = fc.oneof(
  fc.constantFrom(...flexibleDays).map((days) => ({ kind: "days" as const, days })),
  month.map((each) => ({ kind: "weekends" as const, month: each })),
  fc.record({
    kind: fc.constant("nights" as const),
    nights: fc.integer({ min: 1, max: 28 }),
    period: fc.oneof(
      month.map((each) => ({ month: each })),
      fc
        .tuple(day, fc.integer({ min: 1, max: MAX_PERIOD_DAYS }))
        .map(([from, days]) => ({ from, to: addDays(from, days) })),
    ),
  }),
);
const maxDate = maxDateOf(today);

/** What every stay of a choice must be besides possible to book. */
function fits(one: Stay, flexible: FlexibleChoice, chosen: Stay, nights: readonly string[]): boolean {
  switch (flexible.kind) {
    case "days":
      return nightsOf(one) === nightsOf(chosen) && Math.abs(daysBetween(one.checkIn, chosen.checkIn)) <= flexible.days;
    case "weekends":
      return weekdayOf(one.checkIn) === nights[0] && nightsOf(one) === nights.length;
    case "nights": {
      const period = periodOf(flexible.period);
      return (
        nightsOf(one) === flexible.nights && one.checkIn >= (period?.first ?? "") && one.checkOut <= (period?.end ?? "")
      );
    }
  }
}

test("every proposed stay can be booked, has the right length, lies within the choice and is proposed once", () => {
  fc.assert(
    fc.property(choice, stay, weekendNights, (flexible, chosen, nights) => {
      const found = flexibleStays(flexible, { today, maxDate, weekendNights: nights, stay: chosen });
      for (const one of found) {
        expect(stayProblem(one, today)).toBe(null);
        expect(one.checkOut <= maxDate).toBe(true);
        expect(fits(one, flexible, chosen, nights)).toBe(true);
      }
      expect(found.map(({ checkIn }) => checkIn)).toEqual([...new Set(found.map(({ checkIn }) => checkIn))].sort());
    }),
    { numRuns: 2_000 },
  );
});

test("no stay that fits is forgotten", () => {
  fc.assert(
    fc.property(choice, stay, weekendNights, (flexible, chosen, nights) => {
      const found = flexibleStays(flexible, { today, maxDate, weekendNights: nights, stay: chosen });
      const length = {
        days: nightsOf(chosen),
        weekends: nights.length,
        nights: flexible.kind === "nights" ? flexible.nights : 0,
      };
      const all = Array.from({ length: daysBetween(today, maxDate) }, (_, ahead) => ({
        checkIn: addDays(today, ahead),
        checkOut: addDays(today, ahead + length[flexible.kind]),
      })).filter((one) => one.checkOut <= maxDate && fits(one, flexible, chosen, nights));
      const ofMonth = all.filter(({ checkIn }) => flexible.kind !== "weekends" || isIn(checkIn, flexible.month));
      expect(found).toEqual(ofMonth);
    }),
  );
});

function isIn(checkIn: string, flexible: string): boolean {
  const period = periodOf({ month: flexible });
  return period !== null && checkIn >= period.first && checkIn < period.end;
}

const of = (flexible: FlexibleChoice, chosen?: Stay, nights = siteCountries.SA.weekendNights) =>
  flexibleStays(flexible, { today, maxDate, weekendNights: nights, stay: chosen ?? null }).map(
    ({ checkIn, checkOut }) => `${checkIn} ${checkOut}`,
  );

test("a weekend is Thursday to Saturday in Saudi Arabia and Friday to Sunday in the Emirates", () => {
  const december: FlexibleChoice = { kind: "weekends", month: "2026-12" };
  expect(of(december)).toEqual([
    "2026-12-03 2026-12-05",
    "2026-12-10 2026-12-12",
    "2026-12-17 2026-12-19",
    "2026-12-24 2026-12-26",
    "2026-12-31 2027-01-02",
  ]);
  expect(of(december, undefined, siteCountries.AE.weekendNights)[0]).toBe("2026-12-04 2026-12-06");
});

test("a stay moves as a whole, and never into the past", () => {
  expect(of({ kind: "days", days: 2 }, { checkIn: "2026-11-18", checkOut: "2026-11-20" })).toEqual([
    "2026-11-17 2026-11-19",
    "2026-11-18 2026-11-20",
    "2026-11-19 2026-11-21",
    "2026-11-20 2026-11-22",
  ]);
});

test("Ramadan 1448 begins on 8 February 2027, and three nights fit into it from then on", () => {
  const found = of({ kind: "nights", nights: 3, period: { month: "1448-09" } });
  expect(found[0]).toBe("2027-02-08 2027-02-11");
  expect(found.at(-1)).toBe("2027-03-06 2027-03-09");
});

test.each<FlexibleChoice>([
  { kind: "weekends", month: "2026-10" },
  { kind: "weekends", month: "1300-01" },
  { kind: "weekends", month: "2026-13" },
  { kind: "nights", nights: 0, period: { month: "2026-12" } },
  { kind: "nights", nights: 29, period: { month: "2026-12" } },
  { kind: "nights", nights: 5, period: { from: "2026-12-01", to: "2026-12-05" } },
  { kind: "nights", nights: 5, period: { from: "2026-12-01", to: "2027-02-05" } },
  { kind: "nights", nights: 5, period: { from: "2026-02-30", to: "2026-12-05" } },
  { kind: "days", days: 3 },
])("%j proposes nothing", (flexible) => {
  expect(of(flexible)).toEqual([]);
});
