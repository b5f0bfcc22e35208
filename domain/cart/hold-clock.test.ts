import { expect, test } from "vitest";
import { clockText, lastWarning } from "./hold-clock.ts";

test.each([
  [15 * 60_000, "15:00"],
  [61_000, "01:01"],
  [60_500, "01:01"],
  [1, "00:01"],
  [0, "00:00"],
  [-5_000, "00:00"],
])("a hold of %d ms shows %s", (left, text) => {
  expect(clockText(left)).toBe(text);
});

test.each([
  [300_001, null],
  [300_000, 5],
  [60_001, 5],
  [60_000, 1],
  [0, 1],
])("with %d ms left the warning of %s minutes has been given", (left, minutes) => {
  expect(lastWarning(left)).toBe(minutes);
});
