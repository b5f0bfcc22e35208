import fc from "fast-check";
import { expect, test } from "vitest";
import { burnValue, pointsStep } from "./burn.ts";
import { pointsRates, programmes } from "./rates.ts";
import { splitPoints } from "./split-points.ts";

const burned = fc
  .record({
    rate: fc.constantFrom(...programmes).map((name) => pointsRates[name]),
    steps: fc.integer({ min: 1, max: 50_000 }),
    part: fc.nat(),
  })
  .map(({ rate, steps, part }) => {
    const points = steps * pointsStep(rate);
    return { rate, points, halalas: burnValue(points, rate) - (part % burnValue(pointsStep(rate), rate)) };
  });

test("half of a stay paid with Qitaf and a card leaves 10 halalas to the card", () => {
  const share = splitPoints(2_510, { points: 251, halalas: 5_020, rate: pointsRates.qitaf }, false);
  expect(share).toEqual({ points: 125, value: 2_500, rest: 10 });
});

test("half of a stay paid with Qitaf alone is rounded up for the guest", () => {
  const share = splitPoints(2_510, { points: 251, halalas: 5_020, rate: pointsRates.qitaf }, true);
  expect(share).toEqual({ points: 126, value: 2_520, rest: 0 });
});

test("a full refund returns exactly the burned points", () => {
  fc.assert(
    fc.property(burned, fc.boolean(), (given, isOnlySource) => {
      const { points, halalas: value } = given;
      expect(splitPoints(value, given, isOnlySource)).toEqual({ points, value, rest: 0 });
    }),
  );
});

test("a share loses nothing and never returns more than was burned", () => {
  fc.assert(
    fc.property(burned, fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (given, part, isOnly) => {
      const { points, halalas, rate } = given;
      const share = Math.floor(halalas * part);
      const split = splitPoints(share, given, isOnly);
      expect(split.points).toBeLessThanOrEqual(points);
      expect(split.value).toBeLessThanOrEqual(halalas);
      // What is left is again worth what it paid, or more by less than a step.
      const worthLeft = burnValue(points - split.points, rate) - (halalas - split.value);
      expect(worthLeft).toBeGreaterThanOrEqual(0);
      expect(worthLeft).toBeLessThan(burnValue(pointsStep(rate), rate));
      expect(split.value + split.rest).toBeGreaterThanOrEqual(share);
      if (!isOnly) expect(split.value + split.rest).toBe(share);
      else expect(split.value - share).toBeLessThan(burnValue(pointsStep(rate), rate));
    }),
  );
});
