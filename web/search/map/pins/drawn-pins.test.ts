import { expect, test } from "vitest";
import { drawnPins } from "./drawn-pins.ts";

const home = (id: number, latitude: number, longitude: number) => ({
  id,
  location: { areaId: 1, cityId: 5, latitude, longitude, isApproximate: true },
  priceDetail: {
    totalPrice: 100 * id,
    originalPrice: 100 * id,
    nightlyPrice: 100 * id,
    currency: "SAR" as const,
    discount: { percentage: 0, source: null },
  },
});

test("each home of a search is a pin within the drawn area, beside the pin of another home at its place", () => {
  const drawn = drawnPins([home(1, 24.6, 46.6), home(2, 24.9, 46.9), home(3, 24.9, 46.9001)], undefined);
  expect(drawn?.pins.map(({ price, count, down }) => [price, count, Math.sign(down)])).toEqual([
    [100, 1, -1],
    [200, 1, -1],
    [300, 1, 1],
  ]);
  const { x, y, width, height } = drawn?.area ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const pin of drawn?.pins ?? []) {
    expect(pin.x).toBeGreaterThanOrEqual(x);
    expect(pin.x).toBeLessThanOrEqual(x + width);
    expect(pin.y).toBeGreaterThanOrEqual(y);
    expect(pin.y).toBeLessThanOrEqual(y + height);
  }
});

test("homes too close for pins of their own are one pin, and only the best pins are drawn", () => {
  const grid = Array.from({ length: 30 }, (_, at) => home(90 - at, 24 + (at % 6) / 5, 46 + (at % 5) / 5));
  const crowd = Array.from({ length: 40 }, (_, at) => home(50 - at, 24, 46));
  const { pins } = drawnPins([...crowd, ...grid], undefined) ?? { pins: [] };
  expect(pins).toHaveLength(10);
  expect(pins.some(({ count }) => count > 20)).toBe(true);
});

test("a single home is not drawn closer than the map comes by itself", () => {
  const drawn = drawnPins([home(1, 24.7, 46.7)], undefined);
  expect(drawn?.area.width).toBe(180);
  expect(drawn?.pins).toHaveLength(1);
});

test("a search within bounds is drawn within them, and one without homes or bounds is not drawn", () => {
  const bounds = { west: 46, south: 24, east: 47, north: 25 };
  expect(drawnPins([], bounds)?.pins).toEqual([]);
  expect(drawnPins([], undefined)).toBeNull();
});
