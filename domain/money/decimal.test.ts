import fc from "fast-check";
import { expect, test } from "vitest";
import { readDecimal, truncateTo, writeDecimal } from "./decimal.ts";

test.each([
  [0.1, "0.1"],
  ["1,200.50", "1200.50"],
  [" -12.349 ", "-12.349"],
  [1e21, "1000000000000000000000"],
  [1.5e-7, "0.00000015"],
  [".5", "0.5"],
  ["7.", "7"],
  ["+3", "3"],
  [-0, "0"],
])("%j is read as %s", (value, text) => {
  const decimal = readDecimal(value);
  expect(decimal && writeDecimal(decimal)).toBe(text);
});

test.each([
  "",
  " ",
  ".",
  "-",
  "1.2.3",
  "0x10",
  "12a",
  "1e9999",
  "٣",
  null,
  undefined,
  {},
  [],
  true,
  Number.NaN,
  -Infinity,
])("%j is no number", (value) => {
  expect(readDecimal(value)).toBe(null);
});

test("every number a computer can hold is read as it prints", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const decimal = readDecimal(value);
      expect(Number(decimal && writeDecimal(decimal)) === value).toBe(true);
    }),
  );
});

test("cutting goes towards zero on both sides", () => {
  const cut = (text: string) => truncateTo(readDecimal(text) ?? { units: 0n, scale: 0 }, 2);
  expect([cut("1.999"), cut("-1.999"), cut("-0.009"), cut("5")]).toEqual([199n, -199n, 0n, 500n]);
});
