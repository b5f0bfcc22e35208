import { expect, test } from "vitest";
import { type BookingRule, rulesOfBooking } from "./booking-rule.ts";
import { addDays } from "./day.ts";
import { stayRuleProblem } from "./stay-rules.ts";
import type { TimeZone } from "./time-zone.ts";

const anyTime: BookingRule = { noticeHours: 0, sameDayUntil: null, prepNights: 0, windowMonths: 12, maxNights: 28 };
const today = "2026-12-01";

/** Why a stay cannot be booked at an instant; check-in is at 16:00. */
function problemOf(
  given: Partial<BookingRule>,
  stay: { daysAhead: number; nights?: number },
  at = "2026-12-01T09:00:00Z",
  timeZone: TimeZone = "Asia/Riyadh",
) {
  const moment = { asOf: new Date(at), today, checkInFrom: "16:00", timeZone };
  const checkIn = addDays(today, stay.daysAhead);
  const checkOut = addDays(checkIn, stay.nights ?? 1);
  return stayRuleProblem({ checkIn, checkOut }, rulesOfBooking({ ...anyTime, ...given }, moment))?.code ?? null;
}

test("a rule without limits makes no rule", () => {
  expect(rulesOfBooking(anyTime, { asOf: new Date(), today, checkInFrom: "16:00", timeZone: "Asia/Riyadh" })).toEqual(
    [],
  );
});

test.each([
  ["2026-12-01T12:59:59Z", 1, null],
  ["2026-12-01T13:00:00.900Z", 1, null],
  ["2026-12-01T13:00:01Z", 1, "closed-to-arrival"],
  ["2026-12-01T13:00:01Z", 2, null],
])("a host who wants a day's notice takes at %s an arrival in %i days: %s", (at, daysAhead, problem) => {
  expect(problemOf({ noticeHours: 24 }, { daysAhead }, at)).toBe(problem);
});

test("a week's notice closes the next seven days, and a time zone ahead of Riyadh closes an hour earlier", () => {
  expect(problemOf({ noticeHours: 168 }, { daysAhead: 6 })).toBe("closed-to-arrival");
  expect(problemOf({ noticeHours: 168 }, { daysAhead: 7 })).toBe(null);
  expect(problemOf({ noticeHours: 24 }, { daysAhead: 1 }, "2026-12-01T12:30:00Z", "Asia/Dubai")).toBe(
    "closed-to-arrival",
  );
});

test("a stay of today can be booked until the hour that the host set, and one of tomorrow after it", () => {
  const rule = { sameDayUntil: "14:00" };

  expect(problemOf(rule, { daysAhead: 0 }, "2026-12-01T11:00:00Z")).toBe(null);
  expect(problemOf(rule, { daysAhead: 0 }, "2026-12-01T11:00:01Z")).toBe("closed-to-arrival");
  expect(problemOf(rule, { daysAhead: 1 }, "2026-12-01T20:59:59Z")).toBe(null);
});

test("a stay ends within the months that the host set, and has at most their nights", () => {
  expect(problemOf({ windowMonths: 1 }, { daysAhead: 29, nights: 2 })).toBe(null);
  expect(problemOf({ windowMonths: 1 }, { daysAhead: 29, nights: 3 })).toBe("closed-to-departure");
  expect(problemOf({ maxNights: 5 }, { daysAhead: 3, nights: 5 })).toBe(null);
  expect(problemOf({ maxNights: 5 }, { daysAhead: 3, nights: 6 })).toBe("max-stay");
});
