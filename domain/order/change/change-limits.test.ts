import fc from "fast-check";
import { expect, test } from "vitest";
import { datePicker } from "#domain/stay/date-picker/date-picker.ts";
import { dayState } from "#domain/stay/date-picker/date-picker-day.ts";
import { closedPicker, type PickerEvent, type PickerFacts } from "#domain/stay/date-picker/date-picker-state.ts";
import { quickRanges } from "#domain/stay/date-picker/quick-ranges.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { type ChangeWindow, changeLimits, isChangeAllowed } from "./may-change.ts";

const booked = { checkIn: "2026-12-10", checkOut: "2026-12-13" };
const freeDays = (from: Day, days: number) => new Set(Array.from({ length: days }, (_, n) => addDays(from, n)));
const factsOf = (window: ChangeWindow, today = "2026-12-01"): PickerFacts => ({
  today,
  maxDate: "2027-03-20",
  saved: booked,
  availableDates: freeDays(today, 90),
  limits: changeLimits(window, booked),
});
const after = (facts: PickerFacts, ...events: PickerEvent[]) =>
  events.reduce((state, event) => datePicker(state, event, facts), closedPicker(booked));
const open = (field: "check-in" | "check-out"): PickerEvent => ({ type: "open", field });
const tap = (day: Day): PickerEvent => ({ type: "pick", day });

test("a guest who has arrived can only leave later, also when the first nights have passed", () => {
  const facts = factsOf("staying", "2026-12-12");

  expect(after(facts, { type: "refresh" }).confirmed).toEqual(booked);
  expect(after(facts, open("check-in"))).toMatchObject({ field: "check-out", ...booked });
  expect(after(facts, open("check-out"), tap("2026-12-15")).confirmed).toEqual({ ...booked, checkOut: "2026-12-15" });
  for (const day of ["2026-12-12", "2026-12-20"].map(tap))
    expect(after(facts, open("check-in"), day).checkIn).toBe(booked.checkIn);
  expect(after(facts, open("check-out"), tap("2026-12-12")).open).toBe(true);
});

test("after the deadline a guest cannot arrive later, and keeps the first night", () => {
  const facts = factsOf("late");
  const opened = after(facts, open("check-in"));

  expect(dayState("2026-12-14", opened, facts)).toBe("out-of-window");
  expect(after(facts, open("check-in"), tap("2026-12-11")).checkIn).toBe(booked.checkIn);
  const earlier = after(facts, open("check-in"), tap("2026-12-05"), { type: "select" });
  expect(earlier.confirmed).toEqual({ checkIn: "2026-12-05", checkOut: "2026-12-13" });
  expect(after(facts, open("check-out"), tap("2026-12-11")).confirmed).toEqual({ ...booked, checkOut: "2026-12-11" });
  expect(quickRanges(facts, { weekendNights: ["thu", "fri"] })).not.toContainEqual(
    expect.objectContaining({ stay: expect.objectContaining({ checkIn: "2026-12-17" }) }),
  );
});

test("a check-in whose nights to the stay are booked is not completed", () => {
  const facts = factsOf("late");
  const availableDates = new Set(facts.availableDates);
  availableDates.delete("2026-12-07");

  const state = after({ ...facts, availableDates }, open("check-in"), tap("2026-12-05"), { type: "select" });

  expect(state).toMatchObject({ open: true, message: "Search.BlockedDateInRange", confirmed: booked });
});

test("clearing returns to the booked stay", () => {
  const state = after(factsOf("free"), open("check-in"), tap("2026-12-20"), { type: "clear" });

  expect(state).toMatchObject({ open: true, ...booked, confirmed: booked });
});

test("no walk through the calendar ends in a change that the API refuses", () => {
  const day = fc.integer({ min: -3, max: 40 }).map((days) => addDays("2026-12-01", days));
  const event = fc.oneof(
    { weight: 6, arbitrary: day.map(tap) },
    { weight: 3, arbitrary: fc.constantFrom(open("check-in"), open("check-out")) },
    {
      weight: 2,
      arbitrary: fc.constantFrom<PickerEvent>({ type: "select" }, { type: "outside-tap" }, { type: "clear" }),
    },
  );
  const guests = { adults: 2, children: 0 };
  fc.assert(
    fc.property(
      fc.constantFrom<ChangeWindow>("free", "late", "staying"),
      fc.array(day, { maxLength: 5 }),
      fc.array(event, { maxLength: 25 }),
      (window, taken, events) => {
        const facts = factsOf(window, window === "staying" ? "2026-12-11" : "2026-12-01");
        const world = { ...facts, availableDates: facts.availableDates?.difference(new Set(taken)) };
        const { confirmed } = after(world, ...events);
        if (!confirmed || JSON.stringify(confirmed) === JSON.stringify(booked)) return;
        expect(isChangeAllowed(window, { ...booked, ...guests }, { ...confirmed, ...guests })).toBe(true);
      },
    ),
  );
});
