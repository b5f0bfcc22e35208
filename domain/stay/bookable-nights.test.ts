import fc from "fast-check";
import { expect, test } from "vitest";
import { bookableNights } from "./bookable-nights.ts";
import { addDays, type Day } from "./day.ts";
import { daysOf } from "./stay.ts";
import { type StayRule, stayRuleProblem } from "./stay-rules.ts";

const window = { checkIn: "2026-12-01", checkOut: "2026-12-11" };
const nights = (...days: number[]) => days.map((day) => `2026-12-${String(day).padStart(2, "0")}`);
const rule = (given: Partial<StayRule>): StayRule => ({
  from: "2026-12-01",
  to: "2026-12-31",
  minStayArrival: 1,
  closedToArrival: false,
  closedToDeparture: false,
  ...given,
});

test("without rules every night nobody took can be booked, the last day of the window is for leaving", () => {
  expect(bookableNights(window, new Set(nights(3, 4)), [])).toEqual(nights(1, 2, 5, 6, 7, 8, 9, 10));
});

test("a gap shorter than the fewest nights cannot be booked", () => {
  expect(bookableNights(window, new Set(nights(3, 4)), [rule({ minStayArrival: 3 })])).toEqual(
    nights(5, 6, 7, 8, 9, 10),
  );
});

test("a night on which nobody may arrive is booked by who arrived before, and only so", () => {
  const closed = rule({ from: "2026-12-05", to: "2026-12-06", closedToArrival: true });

  expect(bookableNights(window, new Set(), [closed])).toEqual(nights(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
  expect(bookableNights(window, new Set(nights(4)), [closed])).toEqual(nights(1, 2, 3, 7, 8, 9, 10));
});

test("nights after which nobody may leave before the next guest comes cannot be booked", () => {
  const closed = rule({ from: "2026-12-05", to: "2026-12-06", closedToDeparture: true });

  expect(bookableNights(window, new Set(nights(6)), [closed])).toEqual(nights(1, 2, 3, 7, 8, 9, 10));
});

test("a night is listed exactly when some stay that the rules allow holds it", () => {
  const day = fc.nat(12).map((ahead) => addDays(window.checkIn, ahead));
  const rules = fc.array(
    fc
      .record({
        from: day,
        length: fc.nat(4),
        minStayArrival: fc.integer({ min: 1, max: 5 }),
        closedToArrival: fc.boolean(),
        closedToDeparture: fc.boolean(),
        maxNights: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
      })
      .map(({ length, ...each }) => ({ ...each, to: addDays(each.from, length) })),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.uniqueArray(day, { maxLength: 5 }), rules, (claimed, stayRules) => {
      const taken = new Set(claimed);
      expect(bookableNights(window, taken, stayRules)).toEqual(everyStayTried(taken, stayRules));
    }),
  );
});

function everyStayTried(taken: ReadonlySet<Day>, rules: StayRule[]): Day[] {
  const days = [...daysOf(window), window.checkOut];
  const stays = days.flatMap((checkIn) =>
    days.filter((day) => day > checkIn).map((checkOut) => ({ checkIn, checkOut })),
  );
  const valid = stays.filter(
    (stay) => !daysOf(stay).some((night) => taken.has(night)) && stayRuleProblem(stay, rules) === null,
  );
  return [...new Set(valid.flatMap(daysOf))].sort();
}
