import fc from "fast-check";
import { expect, test } from "vitest";
import { clipLine, clipRing, type Spot } from "./clip.ts";

const frame = { width: 100, height: 50 };
const spot = fc.tuple(fc.integer({ min: -200, max: 300 }), fc.integer({ min: -200, max: 300 }));
const isIn = ([x, y]: Spot) => x >= -1e-6 && x <= 100 + 1e-6 && y >= -1e-6 && y <= 50 + 1e-6;

test("a sea larger than the map fills it, and a field outside it disappears", () => {
  const sea: Spot[] = [
    [-10, -10],
    [200, -10],
    [200, 90],
    [-10, 90],
  ];
  expect(new Set(clipRing(sea, frame).map(String))).toEqual(new Set(["0,0", "100,0", "100,50", "0,50"]));
  expect(
    clipRing(
      [
        [110, 0],
        [120, 0],
        [120, 10],
      ],
      frame,
    ),
  ).toEqual([]);
});

test("a road that leaves the map and returns becomes two roads", () => {
  const road: Spot[] = [
    [-10, 10],
    [50, 10],
    [50, 90],
    [60, 90],
    [60, 10],
  ];
  expect(clipLine(road, frame)).toEqual([
    [
      [0, 10],
      [50, 10],
      [50, 50],
    ],
    [
      [60, 50],
      [60, 10],
    ],
  ]);
});

test("no clipped point is outside the map", () => {
  fc.assert(
    fc.property(fc.array(spot, { minLength: 3, maxLength: 12 }), (spots) => {
      expect(clipRing(spots, frame).every(isIn)).toBe(true);
      expect(clipLine(spots, frame).flat().every(isIn)).toBe(true);
    }),
  );
});
