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
  ["the least price snaps to a step", 0, 320, [300, 1200]],
  ["the least price stops at the lowest", 0, 5, [100, 1200]],
  ["the least price never passes the most", 0, 1900, [1200, 1200]],
  ["the most price stops at the highest", 1, 99_999, [300, 2000]],
  ["the most price never falls under the least", 1, 100, [300, 300]],
] as const)("%s", (_rule, end, typed, range) => {
  expect(withEnd([300, 1200], end, typed, bounds)).toEqual(range);
});
