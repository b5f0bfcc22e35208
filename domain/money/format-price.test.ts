import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatCardPrice, formatPrice } from "./format-price.ts";

describe("the price function of the specification", () => {
  test.each([
    [1234567.899, "1,234,567.89"],
    ["1,200.5", "1,200.50"],
    [4.35, "4.35"],
    [1.005, "1.00"],
    [0.29, "0.29"],
    [-0.004, "0.00"],
    [-12.349, "-12.34"],
    [null, ""],
    [undefined, ""],
    [{}, ""],
    [[], ""],
    [true, ""],
    ["abc", ""],
    ["", ""],
    [Number.NaN, ""],
    [Number.POSITIVE_INFINITY, ""],
  ])("%j is shown as %j", (value, text) => {
    expect(formatPrice(value)).toBe(text);
  });

  test.each([
    [0, "99"],
    [-1, "99.99"],
    [1.5, "99.99"],
    ["x", "99.99"],
  ])("99.99 with %j decimals is shown as %j", (decimals, text) => {
    expect(formatPrice(99.99, decimals)).toBe(text);
  });

  test("45.678 Kuwaiti dinars without decimals are shown with two", () => {
    expect(formatPrice(45.678, 0, "KWD")).toBe("45.67");
  });
});

test.each([
  ["SAR", "1,234"],
  ["BHD", "1,234"],
  ["USD", "1,234"],
  ["KWD", "1,234.99"],
])("a card shows 1234.999 %s as %s", (currency, text) => {
  expect(formatCardPrice(1234.999, currency)).toBe(text);
});

test.each([
  [999, "999.00"],
  [1000, "1,000.00"],
  [-1000, "-1,000.00"],
  [-999999.999, "-999,999.99"],
  [1e21, "1,000,000,000,000,000,000,000.00"],
  [1e-7, "0.00"],
  ["0007", "7.00"],
])("%j is grouped as %s", (value, text) => {
  expect(formatPrice(value)).toBe(text);
});

test("what is shown is never more than the amount and less than one cent below it", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }), (units, scale) => {
      const digits = String(units).padStart(scale + 1, "0");
      const text = `${digits.slice(0, digits.length - scale)}.${digits.slice(digits.length - scale)}`;
      const shown = BigInt(formatPrice(text).replace(/[.,]/g, "")) * 10n ** BigInt(scale);
      expect(shown <= units * 100n && units * 100n < shown + 10n ** BigInt(scale)).toBe(true);
    }),
  );
});

test("every price reads like a price, and reading it again changes nothing", () => {
  const anyNumber = fc.double({ min: -1e12, max: 1e12, noNaN: true });
  fc.assert(
    fc.property(anyNumber, fc.integer({ min: 1, max: 4 }), (value, decimals) => {
      const text = formatPrice(value, decimals);
      expect(text).toMatch(/^-?\d{1,3}(,\d{3})*\.\d+$/);
      expect(text).not.toMatch(/^-[0.,]*$/);
      expect(formatPrice(text, decimals)).toBe(text);
    }),
  );
});
