import { expect, test } from "vitest";
import { dayState } from "./date-picker-day.ts";
import { closedPicker, type PickerFacts, type PickerState } from "./date-picker-state.ts";

const facts: PickerFacts = { today: "2026-11-20", maxDate: "2027-03-20", saved: null };
const nights = ["2026-12-10", "2026-12-11", "2026-12-14", "2026-12-15"];
const property: PickerFacts = { ...facts, availableDates: new Set(nights) };
const arriving: PickerState = { ...closedPicker(null), open: true };
const leaving: PickerState = { ...arriving, field: "check-out", checkIn: "2026-12-10" };

test.each([
  ["2026-11-19", "out-of-window"],
  ["2026-11-20", "selectable"],
  ["2027-03-19", "selectable"],
  ["2027-03-20", "check-out-only"],
  ["2027-03-21", "out-of-window"],
])("for a guest without a home to look at, %s as check-in is %s", (day, state) => {
  expect(dayState(day, arriving, facts)).toBe(state);
});

test.each([
  ["2026-11-20", "blocked"],
  ["2026-12-09", "blocked"],
  ["2026-12-10", "selectable"],
  ["2026-12-12", "check-out-only"],
  ["2026-12-13", "blocked"],
  ["2026-12-16", "check-out-only"],
  ["2027-03-20", "blocked"],
])("in a home with booked nights, %s as check-in is %s", (day, state) => {
  expect(dayState(day, arriving, property)).toBe(state);
});

test.each([
  ["2026-12-09", "selectable"],
  ["2026-11-19", "out-of-window"],
  ["2026-12-10", "start"],
  ["2026-12-11", "selectable"],
  ["2027-01-07", "selectable"],
  ["2027-01-08", "too-far"],
  ["2027-03-21", "out-of-window"],
])("after check-in on 10 December, %s is %s", (day, state) => {
  expect(dayState(day, leaving, facts)).toBe(state);
});

test.each([
  ["2026-12-09", "blocked"],
  ["2026-12-11", "selectable"],
  ["2026-12-12", "check-out-only"],
  ["2026-12-13", "blocked"],
  ["2026-12-14", "past-blocked"],
  ["2027-01-20", "blocked"],
])("in a home with booked nights, %s as check-out is %s", (day, state) => {
  expect(dayState(day, leaving, property)).toBe(state);
});

test("a chosen stay is drawn from start to end", () => {
  const chosen = { ...leaving, checkOut: "2026-12-13" };
  const states = ["10", "11", "12", "13", "14"].map((day) => dayState(`2026-12-${day}`, chosen, facts));
  expect(states).toEqual(["start", "between", "between", "end", "selectable"]);
});
