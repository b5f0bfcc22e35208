import { expect, test } from "vitest";
import { addDays } from "../day.ts";
import { isOver } from "./is-over.ts";
import { periodOfMonth } from "./period.ts";

test.each([
  ["2026-11", "2026-11-30", false],
  ["2026-11", "2026-12-01", true],
  ["2026-12", "2026-11-20", false],
])("a weekend of %s on %s is over: %s", (month, today, expected) => {
  expect(isOver({ kind: "weekends", month }, today)).toBe(expected);
  expect(isOver({ kind: "nights", nights: 2, period: { month } }, today)).toBe(expected);
});

test("nights between two days are over on the last of them", () => {
  const choice = { kind: "nights", nights: 2, period: { from: "2026-12-01", to: "2026-12-10" } } as const;
  expect(isOver(choice, "2026-12-09")).toBe(false);
  expect(isOver(choice, "2026-12-10")).toBe(true);
});

test("no Hijri month is taken for over before its end, and each is a week later", () => {
  for (let year = 1445; year <= 1460; year++) {
    for (let number = 1; number <= 12; number++) {
      const month = `${year}-${String(number).padStart(2, "0")}`;
      const end = periodOfMonth(month)?.end;
      if (!end) continue;
      expect([month, isOver({ kind: "weekends", month }, addDays(end, -1))]).toEqual([month, false]);
      expect([month, isOver({ kind: "weekends", month }, addDays(end, 7))]).toEqual([month, true]);
    }
  }
});
