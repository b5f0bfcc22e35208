import fc from "fast-check";
import { expect, test } from "vitest";
import { metresBetween } from "#domain/location/distance.ts";
import { shownDistance } from "./shown-distance.ts";

const riyadh = { latitude: 24.7136, longitude: 46.6753 };
const northBy = (km: number) => ({ ...riyadh, latitude: riyadh.latitude + km / 111.195 });

test.each([
  [0, { km: 1, isUnder: true }],
  [0.98, { km: 1, isUnder: true }],
  [2.3, { km: 2.5, isUnder: false }],
  [9.9, { km: 10, isUnder: false }],
  [23.4, { km: 23, isUnder: false }],
])("homes %d km apart show %j", (km, shown) => {
  expect(shownDistance(riyadh, northBy(km))).toEqual(shown);
});

const point = fc.record({
  latitude: fc.double({ min: 16, max: 30, noNaN: true }),
  longitude: fc.double({ min: 36, max: 57, noNaN: true }),
});

test("a distance is the same from both ends, and no further off than the points themselves", () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      const shown = shownDistance(from, to);
      const km = metresBetween(from, to) / 1000;
      expect(shown).toEqual(shownDistance(to, from));
      if (shown.isUnder) expect(km).toBeLessThan(shown.km);
      else expect(Math.abs(shown.km - km)).toBeLessThanOrEqual(0.5);
    }),
  );
});
