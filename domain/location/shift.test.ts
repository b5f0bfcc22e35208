import fc from "fast-check";
import { expect, test } from "vitest";
import { metresBetween } from "./distance.ts";
import { shiftedPoint } from "./shift.ts";

const digest = fc.uint8Array({ minLength: 32, maxLength: 32 });
const gulfPoint = fc.record({
  latitude: fc.double({ min: 16, max: 32, noNaN: true }),
  longitude: fc.double({ min: 35, max: 57, noNaN: true }),
});

test("a home is shown 150 to 500 metres from where it is", () => {
  fc.assert(
    fc.property(gulfPoint, digest, (point, bytes) => {
      const metres = metresBetween(point, shiftedPoint(point, bytes));
      expect(metres).toBeGreaterThan(145);
      expect(metres).toBeLessThanOrEqual(500);
    }),
  );
});

test("the same home is always shown at the same point, another home elsewhere", () => {
  const point = { latitude: 24.7136, longitude: 46.6753 };
  const one = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]);
  const other = new Uint8Array([200, 2, 3, 4, 5, 6, 7, 8]);

  expect(shiftedPoint(point, one)).toEqual(shiftedPoint(point, one));
  expect(shiftedPoint(point, one)).not.toEqual(shiftedPoint(point, other));
});

test("homes move in every direction", () => {
  const point = { latitude: 24.7136, longitude: 46.6753 };
  const quarters = new Set(
    [0, 64, 128, 192].map((first) => {
      const moved = shiftedPoint(point, new Uint8Array([first + 32, 0, 0, 0, 128, 0, 0, 0]));
      return `${moved.latitude > point.latitude} ${moved.longitude > point.longitude}`;
    }),
  );

  expect(quarters.size).toBe(4);
});
