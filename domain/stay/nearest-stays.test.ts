import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "./day.ts";
import { nearestStays } from "./nearest-stays.ts";
import { daysOf, nightsOf } from "./stay.ts";

const today = "2026-11-15";
const requested = { checkIn: "2026-12-10", checkOut: "2026-12-12" };
const daysFrom = (from: string, count: number) => Array.from({ length: count }, (_, at) => addDays(from, at));
const offer = (free: string[], rules = [] as Parameters<typeof nearestStays>[1]["rules"]) => ({
  today,
  free: new Set(free),
  rules,
});

test("a guest whose nights are taken is offered the nearest free ones, earlier before later", () => {
  const free = [...daysFrom("2026-12-07", 3), ...daysFrom("2026-12-11", 3)];
  expect(nearestStays(requested, offer(free), 3)).toEqual([
    { checkIn: "2026-12-11", checkOut: "2026-12-13" },
    { checkIn: "2026-12-08", checkOut: "2026-12-10" },
  ]);
});

test("where the host asks for more nights the offered stay is that long", () => {
  const rule = {
    from: "2026-12-01",
    to: "2026-12-31",
    minStayArrival: 3,
    closedToArrival: false,
    closedToDeparture: false,
  };
  const [first] = nearestStays(requested, offer(daysFrom("2026-12-10", 5), [rule]), 1);
  expect(first).toEqual({ checkIn: "2026-12-10", checkOut: "2026-12-13" });
});

test("nobody is offered a day on which they may not arrive, nor yesterday", () => {
  const rule = {
    from: "2026-12-11",
    to: "2026-12-11",
    minStayArrival: 1,
    closedToArrival: true,
    closedToDeparture: false,
  };
  expect(nearestStays(requested, offer(daysFrom("2026-12-11", 2), [rule]), 3)).toEqual([]);
  const soon = { checkIn: today, checkOut: addDays(today, 1) };
  expect(nearestStays(soon, offer(daysFrom("2026-11-10", 5)), 3)).toEqual([]);
});

test("every offered stay is free throughout, and no two share a night", () => {
  const nights = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 50 });
  fc.assert(
    fc.property(nights, fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 50 }), (free, length, start) => {
      const days = free.map((at) => addDays(today, at));
      const stay = { checkIn: addDays(today, start), checkOut: addDays(today, start + length) };
      const found = nearestStays(stay, offer(days), 4);
      const slept = found.flatMap(daysOf);
      expect(slept.every((day) => days.includes(day))).toBe(true);
      expect(new Set(slept).size).toBe(slept.length);
      expect(found.every((each) => nightsOf(each) === length)).toBe(true);
    }),
  );
});
