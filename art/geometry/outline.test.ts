import { expect, test } from "vitest";
import { clipToOutline, opening, rectangle } from "./outline.ts";

test("a polygon is clipped to an outline", () => {
  const seen = clipToOutline(rectangle(-5, 1, 20, 1), rectangle(0, 0, 1, 3));
  const xs = seen.map(([x]) => x);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, 1]);
});

test("nothing remains of a polygon beside the outline", () => {
  expect(clipToOutline(rectangle(2, 0, 1, 1), rectangle(0, 0, 1, 3))).toEqual([]);
});

test("an arch starts at both sides and ends at the head", () => {
  const arch = opening(0, 0, 1, 2.4, true);
  expect(Math.max(...arch.map(([, y]) => y))).toBeCloseTo(2.4);
  expect(Math.max(...arch.map(([x]) => x))).toBeCloseTo(1);
});
