import { expect, test } from "vitest";
import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { siteCountries } from "#domain/site/site-countries.ts";
import { daysOfMonth } from "#domain/stay/calendar/month.ts";
import { closedPicker, type PickerFacts, type PickerState } from "#domain/stay/date-picker/date-picker-state.ts";
import { type DayContext, describeDay, hijriTitle } from "./describe-day.ts";

const facts: PickerFacts = { today: "2026-11-20", maxDate: "2027-03-20", saved: null };
const booked: PickerFacts = { ...facts, availableDates: new Set(["2026-12-10", "2026-12-11", "2026-12-14"]) };
const arriving: PickerState = { ...closedPicker(null), open: true };
const leaving: PickerState = { ...arriving, field: "check-out", checkIn: "2026-12-10" };

function context(language: Language, given: Partial<DayContext> = {}): DayContext {
  return {
    state: arriving,
    facts,
    site: { ...siteCountries.SA, countryCode: "SA" },
    words: lazyMessagesOf(language).picker,
    counts: messagesOf(language).count,
    priceText: () => "",
    showsHijri: false,
    ...given,
  };
}

test.each([
  ["today", "2026-11-20", {}, "Friday 20 November 2026, today, weekend"],
  ["a plain day", "2026-12-07", {}, "Monday 7 December 2026"],
  ["a past day", "2026-11-19", {}, "Thursday 19 November 2026, cannot be booked"],
  ["a feast", "2027-03-09", {}, "Tuesday 9 March 2027, Eid al-Fitr"],
  ["a booked day", "2026-12-13", { facts: booked }, "Sunday 13 December 2026, booked"],
  ["a turn-over day", "2026-12-12", { facts: booked }, "Saturday 12 December 2026, check-out only, weekend"],
  ["the check-in", "2026-12-10", { state: leaving }, "Thursday 10 December 2026, check-in"],
  ["a day to leave", "2026-12-13", { state: leaving }, "Sunday 13 December 2026, 3 nights"],
  [
    "a turn-over day to leave",
    "2026-12-12",
    { state: leaving, facts: booked },
    "Saturday 12 December 2026, check-out only · 2 nights, weekend",
  ],
  [
    "a day past a booked night",
    "2026-12-14",
    { state: leaving, facts: booked },
    "Monday 14 December 2026, an earlier night is booked",
  ],
  ["a day too far", "2027-01-11", { state: leaving }, "Monday 11 January 2027, more than 28 nights"],
  ["a priced day", "2026-12-07", { priceText: () => "SAR 890" }, "Monday 7 December 2026, SAR 890 a night"],
  ["a day by both calendars", "2027-02-08", { showsHijri: true }, "Monday 8 February 2027, Ramadan, 1 Ramadan 1448 AH"],
] as const)("%s says what it is", (_, day, given, label) => {
  expect(describeDay(day, context("en", given)).label).toBe(label);
});

test("the labels of a stay name its ends and its middle, in Arabic too", () => {
  const state = { ...leaving, checkOut: "2026-12-12" };
  const labels = ["10", "11", "12"].map((day) => describeDay(`2026-12-${day}`, context("ar", { state })).label);
  expect(labels).toEqual([
    "الخميس 10 ديسمبر 2026، الوصول",
    "الجمعة 11 ديسمبر 2026، ضمن إقامتك، نهاية الأسبوع",
    "السبت 12 ديسمبر 2026، المغادرة، ليلتان، نهاية الأسبوع",
  ]);
});

test.each([
  ["2026-11", "جمادى الأولى – جمادى الآخرة 1448 هـ"],
  ["2027-06", "ذو الحجة 1448 – محرم 1449 هـ"],
])("the title of %s contains its Hijri months %s", (month, title) => {
  expect(hijriTitle(daysOfMonth(month), lazyMessagesOf("ar").picker)).toBe(title);
});

test("a day says which rule of the host refuses it, with its nights", () => {
  const anyStay = { from: "2026-12-01", to: "2026-12-31", closedToArrival: false, closedToDeparture: false };
  const rules = [{ ...anyStay, minStayArrival: 3, maxNights: 5 }];
  const hintOf = (language: Language, day: string) =>
    describeDay(day, context(language, { state: leaving, facts: { ...facts, rules } })).hint;
  expect(hintOf("en", "2026-12-11")).toBe("Minimum stay: 3 nights");
  expect(hintOf("ar", "2026-12-11")).toBe("الحد الأدنى 3 ليالٍ");
  expect(hintOf("en", "2026-12-13")).toBe("3 nights");
  expect(hintOf("ar", "2026-12-16")).toBe("الحد الأقصى 5 ليالٍ");
});
