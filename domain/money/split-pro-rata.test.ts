import fc from "fast-check";
import { expect, test } from "vitest";
import { splitProRata } from "./split-pro-rata.ts";

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [10, [70, 20, 10], [7, 2, 1]],
  [5, [0, 0], [5, 0]],
  [0, [3, 4], [0, 0]],
  [1, [1, 2], [0, 1]],
])("%i over %j is %j", (amount, weights, shares) => {
  expect(splitProRata(amount, weights)).toEqual(shares);
});

test("shares add up to the amount, and none exceeds its weight", () => {
  const weights = fc.array(fc.nat(9_999_999), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, part) => {
      const whole = parts.reduce((sum, one) => sum + one, 0);
      const amount = Math.floor(whole * part);
      const shares = splitProRata(amount, parts);
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount);
      expect(shares.every((share, index) => share >= 0 && share <= (parts[index] ?? 0))).toBe(true);
    }),
  );
});
