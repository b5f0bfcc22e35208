import { expect, test } from "vitest";
import { metresBetween } from "#domain/location/distance.ts";
import { approximatePoint } from "./approximate-point.ts";

const point = { latitude: 24.7136, longitude: 46.6753 };
const old = "the-first-secret-of-this-house-0123456789";
const fresh = "a-second-secret-put-in-front-0123456789ab";

test("where a home is shown hangs on its id and on the secret", () => {
  const shown = approximatePoint(17, point, [old]);

  expect(approximatePoint(17, point, [old])).toEqual(shown);
  expect(approximatePoint(18, point, [old])).not.toEqual(shown);
  expect(approximatePoint(17, point, [fresh])).not.toEqual(shown);
});

test("a new signing secret moves no home while the old one is kept", () => {
  expect(approximatePoint(17, point, [fresh, old])).toEqual(approximatePoint(17, point, [old]));
});

test("ten thousand homes at one place are shown all around it, never farther than 500 metres", () => {
  const metres = Array.from({ length: 10_000 }, (_, id) =>
    metresBetween(point, approximatePoint(id + 1, point, [old])),
  );

  expect(Math.max(...metres)).toBeLessThanOrEqual(500);
  expect(metres.reduce((sum, each) => sum + each, 0) / metres.length).toBeGreaterThan(300);
});
