import { expect, test } from "vitest";
import { scaleAt } from "./scale-bar.ts";

test.each([
  [0, 10, 5_000],
  [24.7, 9, 10_000],
  [24.7, 14, 200],
  [60, 3, 200_000],
])("at latitude %d and zoom %d the bar shows %d metres", (latitude, zoom, metres) => {
  expect(scaleAt(latitude, zoom).metres).toBe(metres);
});

test("the bar is always between a third and the whole of its maximum width", () => {
  for (let zoom = 3; zoom < 17; zoom += 0.25) {
    const { pixels } = scaleAt(24.7, zoom);
    expect(pixels).toBeGreaterThan(30);
    expect(pixels).toBeLessThanOrEqual(96);
  }
});
