import fc from "fast-check";
import { expect, test } from "vitest";
import { convertPrice } from "./convert-price.ts";
import { currencies, rates } from "./currency.ts";
import { formatPrice } from "./format-price.ts";

test.each([
  [1200.5, 0.9793, "1175.64965"],
  [0.1, 0.2, "0.02"],
  [1.1, 1.1, "1.21"],
  ["1,000", 0.0818, "81.8000"],
  [100, undefined, "100"],
  [-10, 0.2667, "-2.6670"],
])("%j at %j is exactly %s", (price, rate, converted) => {
  expect(convertPrice(price, rate)).toBe(converted);
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, null, "free"])("a rate of %j counts as 1", (rate) => {
  expect(convertPrice(12.5, rate)).toBe("12.5");
});

test.each([null, undefined, "abc", {}, Number.NaN])("%j has no price in any currency", (price) => {
  expect(formatPrice(convertPrice(price, 0.5))).toBe("");
});

test("a converted price is the product of whole numbers, to the last digit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.constantFrom(...currencies), (halalas, currency) => {
      const tenThousandths = BigInt(Math.round(rates[currency] * 10_000));
      const cents = (BigInt(halalas) * tenThousandths) / 10_000n;
      const shown = formatPrice(convertPrice(halalas / 100, rates[currency])).replace(/[.,]/g, "");
      expect(BigInt(shown)).toBe(cents);
    }),
  );
});
