import { expect, test } from "vitest";
import { viewBoxOf } from "./canvas.ts";

test("a listing picture shows the whole canvas, wherever the building stands on it", () => {
  expect(viewBoxOf({ width: 1600, height: 1067 }, 700)).toEqual({ x: 0, y: 0, width: 1600, height: 1067 });
});

test("a portrait picture is centred on the building", () => {
  const view = viewBoxOf({ width: 480, height: 600 }, 700);
  expect(view.x + view.width / 2).toBeCloseTo(700);
  expect(view.height).toBeCloseTo(1067);
});

test("a crop beyond the bleed throws", () => {
  const size = { width: 2400, height: 1000 };
  expect(() => viewBoxOf(size, 800, { centre: 800, top: 0, width: 3200 })).toThrow(RangeError);
  expect(() => viewBoxOf(size, 800, { centre: 800, top: -600, width: 1600 })).toThrow(RangeError);
});
