import fc from "fast-check";
import { expect, test } from "vitest";
import { currencies, exponents } from "./currency.ts";
import { formatPrice } from "./format-price.ts";
import { fromMinorUnits, toMinorUnits } from "./minor-units.ts";

test.each([
  [1200.5, "SAR", 120_050],
  [4.35, "SAR", 435],
  [1.005, "USD", 100],
  ["1,200.509", "AED", 120_050],
  [12.349, "KWD", 12_340],
  [12.3, "BHD", 12_300],
  [-0.001, "SAR", 0],
  [-12.349, "KWD", -12_340],
] as const)("%j %s are %i in the ledger", (amount, currency, minor) => {
  expect(toMinorUnits(amount, currency)).toBe(minor);
});

test.each([
  [120_050, "SAR", "1200.50"],
  [5, "SAR", "0.05"],
  [12_340, "KWD", "12.340"],
  [-12_340, "BHD", "-12.340"],
  [0, "KWD", "0.000"],
] as const)("%i in the ledger of %s is %s", (minor, currency, text) => {
  expect(fromMinorUnits(minor, currency)).toBe(text);
});

test("what is no amount, or too large to count, is a fault", () => {
  expect(() => toMinorUnits("abc", "SAR")).toThrow("not an amount");
  expect(() => toMinorUnits(Number.NaN, "SAR")).toThrow("not an amount");
  expect(() => toMinorUnits(1e15, "SAR")).toThrow("too large");
});

test("the amount on the screen is exactly the amount in the ledger", () => {
  const amounts = fc.double({ min: 0, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(amounts, fc.constantFrom(...currencies), (amount, currency) => {
      const minor = toMinorUnits(amount, currency);
      expect(minor % 10 ** (exponents[currency] - 2)).toBe(0);
      expect(formatPrice(fromMinorUnits(minor, currency), 2, currency)).toBe(formatPrice(amount, 2, currency));
      expect(toMinorUnits(fromMinorUnits(minor, currency), currency)).toBe(minor);
    }),
  );
});
