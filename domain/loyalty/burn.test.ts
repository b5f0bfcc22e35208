import fc from "fast-check";
import { expect, test } from "vitest";
import { burnRange, burnValue, judgeBurn, pointsReaching, pointsStep, pointsWithin } from "./burn.ts";
import { pointsRates, programmes } from "./rates.ts";

const { qitaf, mokafa, fursan } = pointsRates;
const aRate = fc.constantFrom(...programmes).map((name) => pointsRates[name]);
const halalas = fc.integer({ min: 0, max: 10_000_000 });

test("five Qitaf points, 250 of Mokafaa and 100 of Fursan are worth a riyal", () => {
  expect([burnValue(5, qitaf), burnValue(250, mokafa), burnValue(100, fursan)]).toEqual([100, 100, 100]);
});

test("points are used in steps of whole halalas", () => {
  expect([qitaf, mokafa, fursan].map((rate) => [pointsStep(rate), burnValue(pointsStep(rate), rate)])).toEqual([
    [1, 20],
    [5, 2],
    [1, 1],
  ]);
});

test.each([
  ["a member with many points may pay everything", 12_500, 45_000, { min: 50, max: 2_250 }],
  ["a member with few points may use those", 120, 45_000, { min: 50, max: 120 }],
  ["a member with less than ten riyals in points may use none", 40, 45_000, null],
  ["a booking of less than ten riyals takes no points", 12_500, 900, null],
])("%s", (_title, balance, due, range) => {
  expect(burnRange(qitaf, balance, due)).toEqual(range);
});

test("points above the amount due are cut to it", () => {
  const judged = judgeBurn(1_000, { rate: qitaf, balance: 5_000, due: 4_990 });
  expect(judged).toEqual({ points: 250, value: 4_990, basePrice: 20_000, refusal: null });
});

test.each([
  [49, qitaf, "points-below-minimum"],
  [5_001, qitaf, "points-too-few"],
  [2_503, mokafa, "validation"],
  [0, qitaf, "validation"],
  [-50, qitaf, "validation"],
  [50.5, qitaf, "validation"],
  [Number.NaN, qitaf, "validation"],
])("a member with 5,000 points cannot use %d", (points, rate, refusal) => {
  expect(judgeBurn(points, { rate, balance: 5_000, due: 100_000 })).toEqual({ refusal });
});

test("no accepted use exceeds the balance, the amount due or a whole halala", () => {
  fc.assert(
    fc.property(aRate, fc.nat(500_000), fc.nat(500_000), halalas, (rate, points, balance, due) => {
      const judged = judgeBurn(points, { rate, balance, due });
      if (judged.refusal !== null) return;
      expect(judged.points).toBeLessThanOrEqual(balance);
      expect(judged.value).toBeLessThanOrEqual(due);
      expect(judged.value).toBeGreaterThanOrEqual(rate.minRiyals * 100);
      const cut = burnValue(judged.points, rate) - judged.value;
      expect(cut).toBeGreaterThanOrEqual(0);
      expect(cut).toBeLessThan(burnValue(pointsStep(rate), rate));
      if (cut > 0) expect(judged.value).toBe(due);
    }),
  );
});

test("a member with enough points may leave nothing to pay", () => {
  fc.assert(
    fc.property(aRate, fc.integer({ min: 1_000, max: 10_000_000 }), (rate, due) => {
      const { max = 0 } = burnRange(rate, Number.MAX_SAFE_INTEGER, due) ?? {};
      expect(judgeBurn(max, { rate, balance: max, due })).toMatchObject({ value: due });
    }),
  );
});

test("the points within an amount and those reaching it differ by at most one step", () => {
  fc.assert(
    fc.property(aRate, halalas, (rate, amount) => {
      const [below, above] = [pointsWithin(amount, rate), pointsReaching(amount, rate)];
      expect(burnValue(below, rate)).toBeLessThanOrEqual(amount);
      expect(burnValue(above, rate)).toBeGreaterThanOrEqual(amount);
      expect(above - below).toBeLessThanOrEqual(pointsStep(rate));
    }),
  );
});
