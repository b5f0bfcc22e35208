import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type Day } from "../day.ts";
import type { Stay } from "../stay.ts";
import type { StayRule } from "../stay-rules.ts";
import { datePicker } from "./date-picker.ts";
import { dayState } from "./date-picker-day.ts";
import { pickRefusal } from "./date-picker-rules.ts";
import { closedPicker, type PickerEvent, type PickerFacts, type PickerState } from "./date-picker-state.ts";

const start = "2026-11-20";
const day = fc.integer({ min: -5, max: 75 }).map((days) => addDays(start, days));
const everyDay = new Set(Array.from({ length: 90 }, (_, days) => addDays(start, days - 5)));
const anyStay = fc.option(fc.record({ checkIn: day, checkOut: day }));
const field = fc.constantFrom("check-in" as const, "check-out" as const);

const event: fc.Arbitrary<PickerEvent> = fc.oneof(
  { weight: 6, arbitrary: day.map((picked) => ({ type: "pick" as const, day: picked })) },
  { weight: 3, arbitrary: field.map((opened) => ({ type: "open" as const, field: opened })) },
  { weight: 1, arbitrary: field.map((focused) => ({ type: "focus" as const, field: focused })) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom("select", "outside-tap", "discard", "clear", "refresh")
      .map((type) => ({ type })) as fc.Arbitrary<PickerEvent>,
  },
);

const rule: fc.Arbitrary<StayRule> = fc
  .record({
    from: day,
    days: fc.integer({ min: 0, max: 20 }),
    minStayArrival: fc.integer({ min: 1, max: 5 }),
    closedToArrival: fc.boolean(),
    closedToDeparture: fc.boolean(),
    maxNights: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
  })
  .map(({ from, days, ...others }) => ({ from, to: addDays(from, days), ...others }));

/** The world between two events: days pass, and other guests book and cancel nights. */
const facts: fc.Arbitrary<PickerFacts> = fc.record({
  today: fc.integer({ min: 0, max: 3 }).map((days) => addDays(start, days)),
  maxDate: fc.integer({ min: 5, max: 70 }).map((days) => addDays(start, days)),
  availableDates: fc.option(
    fc.array(day, { maxLength: 20, size: "max" }).map((booked) => everyDay.difference(new Set(booked))),
    { nil: undefined },
  ),
  rules: fc.option(fc.array(rule, { maxLength: 3 }), { nil: undefined }),
  saved: anyStay,
});
const change = fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: facts });
const walk = fc.array(fc.tuple(event, change), { minLength: 10, maxLength: 40, size: "max" });

/** Written apart from the rules under test, so that a fault there does not hide here. */
function isBookable({ checkIn, checkOut }: Stay, { today, availableDates, rules = [] }: PickerFacts): boolean {
  const isWithin = (date: Day) => (each: StayRule) => each.from <= date && date <= each.to;
  for (const { closedToArrival, minStayArrival, maxNights = 28 } of rules.filter(isWithin(checkIn))) {
    const isTooShort = checkOut < addDays(checkIn, minStayArrival);
    if (closedToArrival || isTooShort || checkOut > addDays(checkIn, maxNights)) return false;
  }
  if (rules.filter(isWithin(checkOut)).some(({ closedToDeparture }) => closedToDeparture)) return false;
  for (let night = checkIn; night < checkOut; night = addDays(night, 1)) {
    if (availableDates && !availableDates.has(night)) return false;
  }
  return checkIn >= today && checkIn < checkOut && checkOut <= addDays(checkIn, 28);
}

function faultOf({ open, checkIn, checkOut, confirmed }: PickerState, world: PickerFacts): string | null {
  if (confirmed && !isBookable(confirmed, world)) return "confirmed a stay that cannot be booked";
  if (checkOut && !checkIn) return "a check-out without a check-in";
  if (checkIn && checkOut && !isBookable({ checkIn, checkOut }, world)) return "shows a stay that cannot be booked";
  if (!open && (checkIn !== (confirmed?.checkIn ?? null) || checkOut !== (confirmed?.checkOut ?? null)))
    return "closed, and shows what was not confirmed";
  return null;
}

test("no walk of a guest through a changing calendar ends in a stay that cannot be booked", { timeout: 30_000 }, () => {
  let completed = 0;
  fc.assert(
    fc.property(anyStay, facts, walk, (stay, world, steps) => {
      let [state, now] = [closedPicker(stay), world];
      for (const [next, changed] of steps) {
        now = changed ?? now;
        state = datePicker(state, next, now);
        const fault = faultOf(state, now);
        if (fault) expect.fail(`${fault}: ${JSON.stringify(state)} on ${now.today}`);
        if (state.confirmed) completed += 1;
      }
    }),
    { numRuns: 1000 },
  );
  expect(completed).toBeGreaterThan(1000);
});

test("a day drawn as selectable is chosen by a tap, and a dimmed or striped one is not", { timeout: 30_000 }, () => {
  const chosen = ["selectable"];
  const byRule = ["no-arrival", "no-departure", "gap", "too-short", "too-long"];
  const refused = ["blocked", "out-of-window", "past-blocked", "too-far", "start", ...byRule];
  fc.assert(
    fc.property(facts, walk, day, (world, steps, drawn) => {
      const state = steps.reduce((before, [next]) => datePicker(before, next, world), closedPicker(null));
      const drawnState = dayState(drawn, state, world);
      if (chosen.includes(drawnState)) expect(pickRefusal(drawn, state, world)).toBe(null);
      if (refused.includes(drawnState)) expect(pickRefusal(drawn, state, world)).not.toBe(null);
      if (drawnState === "check-out-only")
        expect(pickRefusal(drawn, state, world) === null).toBe(
          state.field === "check-out" && state.checkIn !== null && drawn > state.checkIn,
        );
    }),
    { numRuns: 1000 },
  );
});
