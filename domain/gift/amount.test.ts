import fc from "fast-check";
import { expect, test } from "vitest";
import { giftAmounts, isGiftAmount } from "./amount.ts";

test("a card is worth 50 to 2,000 riyals in steps of 10", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 3000 }), fc.integer({ min: 50, max: 2000 }), (amount, max) => {
      expect(isGiftAmount(amount, max)).toBe(amount >= 50 && amount <= max && amount % 10 === 0);
    }),
  );
});

test.each([99.9, Number.NaN, Number.POSITIVE_INFINITY, 50.00001])("%j is no amount", (amount) => {
  expect(isGiftAmount(amount)).toBe(false);
});

test("every offered amount can be bought", () => {
  expect(giftAmounts.every((amount) => isGiftAmount(amount))).toBe(true);
});
