import { expect, test } from "vitest";
import { readNumber, withEnd } from "./range-bounds.ts";

const bounds = { min: 100, max: 2000, step: 50 };

test.each([
  ["1200", 1200],
  ["1,200", 1200],
  [" ١٢٠٠ ", 1200],
  ["۱٬۲۰۰", 1200],
  ["0", 0],
  ["", null],
  ["cheap", null],
  ["-5", null],
])("a guest who types %j enters %s", (typed, meant) => {
  expect(readNumber(typed)).toBe(meant);
});

test.each([
  ["the minimum snaps to a step", 0, 320, [300, 1200]],
  ["the minimum stops at the lowest", 0, 5, [100, 1200]],
  ["the minimum never passes the maximum", 0, 1900, [1200, 1200]],
  ["the maximum stops at the highest", 1, 99_999, [300, 2000]],
  ["the maximum never falls under the minimum", 1, 100, [300, 300]],
] as const)("%s", (_rule, end, typed, range) => {
  expect(withEnd([300, 1200], end, typed, bounds)).toEqual(range);
});
