import { expect, test } from "vitest";
import type { StayRule } from "../stay-rules.ts";
import { datePicker } from "./date-picker.ts";
import { dayState } from "./date-picker-day.ts";
import { closedPicker, type PickerFacts, type PickerState } from "./date-picker-state.ts";
import { lastDeparture } from "./home-rules.ts";
import { quickRanges } from "./quick-ranges.ts";

const rule = (given: Partial<StayRule>): StayRule => ({
  ...{ from: "2026-11-20", to: "9999-12-31", minStayArrival: 1, closedToArrival: false, closedToDeparture: false },
  ...given,
});
const december = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `2026-12-${String(first + at).padStart(2, "0")}`);
const facts = (...rules: StayRule[]): PickerFacts => ({
  ...{ today: "2026-11-20", maxDate: "2027-03-20", saved: null, rules },
  availableDates: new Set(december(1, 20)),
});
const arriving: PickerState = { ...closedPicker(null), open: true };
const leaving: PickerState = { ...arriving, field: "check-out", checkIn: "2026-12-10" };
const day = (dayOfMonth: number) => `2026-12-${String(dayOfMonth).padStart(2, "0")}`;

test.each([
  ["at most three nights", rule({ maxNights: 3 }), 13, "selectable"],
  ["at most three nights", rule({ maxNights: 3 }), 14, "too-long"],
  ["at least three nights", rule({ minStayArrival: 3 }), 12, "too-short"],
  ["at least three nights", rule({ minStayArrival: 3 }), 13, "selectable"],
  ["a season of longer stays elsewhere", rule({ minStayArrival: 5, from: day(15) }), 11, "selectable"],
  ["no departure on the 12th", rule({ closedToDeparture: true, from: day(12), to: day(12) }), 12, "no-departure"],
])("%s: after check-in on the 10th, leaving is offered so", (_, given, dayOfMonth, state) => {
  expect(dayState(day(dayOfMonth), leaving, facts(given))).toBe(state);
});

test.each([
  [
    "no arrival on the 12th, but a departure",
    rule({ closedToArrival: true, from: day(12), to: day(12) }),
    12,
    "check-out-only",
  ],
  ["no arrival on the first free day", rule({ closedToArrival: true, from: day(1), to: day(1) }), 1, "no-arrival"],
  ["three free nights left for stays of three", rule({ minStayArrival: 3 }), 18, "selectable"],
  ["two free nights left for stays of three", rule({ minStayArrival: 3 }), 19, "check-out-only"],
  ["the notice of the host", rule({ closedToArrival: true, to: day(2) }), 2, "no-arrival"],
  ["the day after the notice", rule({ closedToArrival: true, to: day(2) }), 3, "selectable"],
])("%s: arriving is offered so", (_, given, dayOfMonth, state) => {
  const world = facts(given);
  const noticed = given.to === day(2) ? { ...world, availableDates: new Set(december(3, 20)) } : world;
  expect(dayState(day(dayOfMonth), arriving, noticed)).toBe(state);
});

test("a tap says which rule refuses it, and the check-in stays", () => {
  const world = facts(rule({ minStayArrival: 2, maxNights: 4 }));
  expect(datePicker(leaving, { type: "pick", day: day(11) }, world)).toMatchObject({
    ...{ open: true, checkIn: day(10), checkOut: null, message: "Home.MinStay" },
  });
  expect(datePicker(leaving, { type: "pick", day: day(15) }, world).message).toBe("Home.MaxStay");
});

test("a guest who chose only a check-in stays the minimum", () => {
  const world = facts(rule({ minStayArrival: 3 }));
  expect(datePicker(leaving, { type: "outside-tap" }, world).confirmed).toEqual({
    checkIn: day(10),
    checkOut: day(13),
  });
  expect(datePicker(leaving, { type: "select" }, world).confirmed).toEqual({ checkIn: day(10), checkOut: day(13) });
});

test("a home that takes stays for one month is not offered after it, and no quick choice is longer than it allows", () => {
  const window = rule({ closedToDeparture: true, from: "2026-12-21" });
  expect(lastDeparture("2027-03-20", [window, rule({ maxNights: 3 })])).toBe("2026-12-20");
  expect(lastDeparture("2027-03-20", [rule({ closedToDeparture: true, to: "2027-01-01" })])).toBe("2027-03-20");
  const site = { weekendNights: ["thu", "fri"] as const };
  expect(quickRanges(facts(rule({ maxNights: 3 })), site).map(({ kind }) => kind)).toEqual(["weekend"]);
});
