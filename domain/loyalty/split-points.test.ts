import fc from "fast-check";
import { expect, test } from "vitest";
import { burnValue, pointsStep } from "./burn.ts";
import { pointsRates, programmes } from "./rates.ts";
import { splitPoints } from "./split-points.ts";

const burned = fc
  .record({ rate: fc.constantFrom(...programmes).map((name) => pointsRates[name]), steps: fc.nat(50_000) })
  .map(({ rate, steps }) => ({ rate, points: steps * pointsStep(rate) }));

test("half of a stay paid with Qitaf and a card leaves 10 halalas to the card", () => {
  const share = splitPoints(2_510, { points: 251, rate: pointsRates.qitaf }, false);
  expect(share).toEqual({ points: 125, value: 2_500, rest: 10 });
});

test("half of a stay paid with Qitaf alone is rounded up for the guest", () => {
  const share = splitPoints(2_510, { points: 251, rate: pointsRates.qitaf }, true);
  expect(share).toEqual({ points: 126, value: 2_520, rest: 0 });
});

test("a full refund returns exactly the burned points", () => {
  fc.assert(
    fc.property(burned, fc.boolean(), ({ points, rate }, isOnlySource) => {
      const value = burnValue(points, rate);
      expect(splitPoints(value, { points, rate }, isOnlySource)).toEqual({ points, value, rest: 0 });
    }),
  );
});

test("a share loses nothing and never returns more than was burned", () => {
  fc.assert(
    fc.property(burned, fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), ({ points, rate }, part, isOnly) => {
      const share = Math.floor(burnValue(points, rate) * part);
      const split = splitPoints(share, { points, rate }, isOnly);
      expect(split.points).toBeLessThanOrEqual(points);
      expect(split.value + split.rest).toBeGreaterThanOrEqual(share);
      if (!isOnly) expect(split.value + split.rest).toBe(share);
      else expect(split.value - share).toBeLessThan(burnValue(pointsStep(rate), rate));
    }),
  );
});
