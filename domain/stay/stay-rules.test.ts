import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "./day.ts";
import { minStayOn, type StayRule, stayRuleProblem } from "./stay-rules.ts";

const feast: StayRule = {
  from: "2027-03-09",
  to: "2027-03-12",
  minStayArrival: 3,
  closedToArrival: false,
  closedToDeparture: false,
};
const closed = { ...feast, minStayArrival: 1 };

test.each([
  ["two nights that begin in the feast", "2027-03-12", "2027-03-14", { code: "min-stay", n: 3 }],
  ["three nights that begin in the feast", "2027-03-12", "2027-03-15", null],
  ["one night before the feast, ending in it", "2027-03-08", "2027-03-09", null],
  ["one night after the feast", "2027-03-13", "2027-03-14", null],
])("a home that asks three nights in the feast answers %s", (_title, checkIn, checkOut, problem) => {
  expect(stayRuleProblem({ checkIn, checkOut }, [feast])).toEqual(problem);
});

test("a home closed to arrival takes no one who begins there, and one who is there already stays", () => {
  const rules = [{ ...closed, closedToArrival: true }];

  expect(stayRuleProblem({ checkIn: "2027-03-10", checkOut: "2027-03-20" }, rules)).toEqual({
    code: "closed-to-arrival",
  });
  expect(stayRuleProblem({ checkIn: "2027-03-08", checkOut: "2027-03-10" }, rules)).toBe(null);
});

test("a home closed to departure lets no one leave on that day", () => {
  const rules = [{ ...closed, closedToDeparture: true }];

  expect(stayRuleProblem({ checkIn: "2027-03-08", checkOut: "2027-03-12" }, rules)).toEqual({
    code: "closed-to-departure",
  });
  expect(stayRuleProblem({ checkIn: "2027-03-08", checkOut: "2027-03-13" }, rules)).toBe(null);
});

test("where rules overlap the strictest counts, whichever comes first", () => {
  const always = { ...feast, from: "2027-01-01", to: "2027-12-31", minStayArrival: 2 };

  expect([minStayOn("2027-03-10", [always, feast]), minStayOn("2027-03-10", [feast, always])]).toEqual([3, 3]);
  expect(minStayOn("2027-03-13", [always, feast])).toBe(2);
});

test("a home without rules takes every stay, and a longer stay never breaks a shortest one", () => {
  const day = fc.nat(40).map((days) => addDays("2027-03-01", days));
  const rule = fc.tuple(day, fc.nat(10), fc.integer({ min: 1, max: 7 })).map(([from, length, minStayArrival]) => ({
    ...closed,
    from,
    to: addDays(from, length),
    minStayArrival,
  }));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 20 }), fc.array(rule, { maxLength: 5 }), (checkIn, nights, rules) => {
      const stay = (length: number) => ({ checkIn, checkOut: addDays(checkIn, length) });

      expect(stayRuleProblem(stay(nights), [])).toBe(null);
      if (stayRuleProblem(stay(nights), rules) === null) expect(stayRuleProblem(stay(nights + 1), rules)).toBe(null);
    }),
  );
});
