import { expect, test } from "vitest";
import { daysOf, nightsOf, stayProblem } from "./stay.ts";

test.each([
  ["2026-03-01", "2026-03-02", null],
  ["2026-03-01", "2026-03-29", null],
  ["2026-03-01", "2026-03-30", "too-long"],
  ["2026-02-28", "2026-03-02", "check-in-past"],
  ["2026-03-05", "2026-03-05", "check-out-not-after"],
  ["2026-03-05", "2026-03-04", "check-out-not-after"],
])("a stay from %s to %s: %s", (checkIn, checkOut, problem) => {
  expect(stayProblem({ checkIn, checkOut }, "2026-03-01")).toBe(problem);
});

test("a booked night refuses the stay, a booked check-out day does not", () => {
  const free = new Set(["2026-03-10", "2026-03-11", "2026-03-13"]);
  expect(stayProblem({ checkIn: "2026-03-10", checkOut: "2026-03-12" }, "2026-03-01", free)).toBe(null);
  expect(stayProblem({ checkIn: "2026-03-10", checkOut: "2026-03-13" }, "2026-03-01", free)).toBe("blocked-day");
  expect(stayProblem({ checkIn: "2026-03-12", checkOut: "2026-03-13" }, "2026-03-01", free)).toBe("blocked-day");
});

test("a guest sleeps every night but the check-out day's", () => {
  const stay = { checkIn: "2026-02-27", checkOut: "2026-03-02" };
  expect(nightsOf(stay)).toBe(3);
  expect(daysOf(stay)).toEqual(["2026-02-27", "2026-02-28", "2026-03-01"]);
});
