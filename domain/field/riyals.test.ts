import { expect, test } from "vitest";
import { readRiyals } from "./riyals.ts";

test.each([
  ["120", 120],
  ["120.5", 120.5],
  [" 1,250.75 ", 1250.75],
  ["١٢٠٫٥٠", 120.5],
  ["120.555", null],
  ["-5", null],
  ["", null],
  ["SAR 5", null],
])("a guest who types %j means %j riyals", (typed, amount) => {
  expect(readRiyals(typed)).toBe(amount);
});
