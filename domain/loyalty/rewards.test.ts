import fc from "fast-check";
import { expect, test } from "vitest";
import { featuresOf } from "#domain/site/features.ts";
import { loyaltyRewards } from "./rewards.ts";

const both = featuresOf(["mokafa", "qitaf"]);
const points = (riyals: number, features = both) =>
  loyaltyRewards(riyals, features).map(({ provider, rewardValue }) => [provider, rewardValue]);

test("Mokafaa gives a point for a riyal, Qitaf one for ten", () => {
  expect(points(1234.56)).toEqual([
    ["Mokafaa", 1234],
    ["Qitaf", 123],
  ]);
});

test("a site names only the programmes it takes part in", () => {
  expect(points(500, featuresOf(["mokafa", "fursan", "wallet"]))).toEqual([["Mokafaa", 500]]);
  expect(points(500, featuresOf([]))).toEqual([]);
});

test("what earns no point is not promised", () => {
  expect(points(9.99)).toEqual([["Mokafaa", 9]]);
  expect(points(0.99)).toEqual([]);
});

test("nobody is promised a point that was not paid for", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_00 }), (halalas) => {
      for (const [provider, value] of points(halalas / 100)) {
        expect(Number(value) * (provider === "Qitaf" ? 1000 : 100)).toBeLessThanOrEqual(halalas);
      }
    }),
  );
});
