import { expect, test } from "vitest";
import { holdOf, isCartOver, prolongedHold } from "./hold.ts";

const now = new Date("2026-12-01T09:00:00Z");
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test("a hold of fifteen minutes may become twenty, and never more than thirty", () => {
  const hold = holdOf(now, 900);

  expect(hold).toEqual({ holdUntil: at(15), holdCap: at(30) });
  expect(prolongedHold({ createdAt: now, ...hold })).toEqual(at(20));
  expect(prolongedHold({ createdAt: now, holdUntil: at(28), holdCap: at(30) })).toEqual(at(30));
});

test("a long hold ends after half an hour all the same", () => {
  expect(holdOf(now, 1_800)).toEqual({ holdUntil: at(30), holdCap: at(30) });
});

test.each([
  ["open", -1, false],
  ["open", 0, true],
  ["open", 1, true],
  ["paying", 1, false],
  ["ordered", 1, false],
  ["released", -1, true],
] as const)("a cart that is %s, %i ms after its hold, is over: %j", (state, ms, over) => {
  expect(isCartOver({ state, holdUntil: now }, new Date(now.getTime() + ms))).toBe(over);
});
