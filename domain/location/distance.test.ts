import { expect, test } from "vitest";
import { metresBetween } from "./distance.ts";

const riyadh = { latitude: 24.7136, longitude: 46.6753 };
const jeddah = { latitude: 21.4858, longitude: 39.1925 };

test("from Riyadh to Jeddah it is about 850 kilometres, either way", () => {
  expect(metresBetween(riyadh, jeddah) / 1000).toBeCloseTo(846, -1);
  expect(metresBetween(jeddah, riyadh)).toBe(metresBetween(riyadh, jeddah));
});

test("a point is no distance from itself, and half the earth from its opposite", () => {
  expect(metresBetween(riyadh, riyadh)).toBe(0);
  expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
    Math.PI * 6_371_000,
    0,
  );
});
