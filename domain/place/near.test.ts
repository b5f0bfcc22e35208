import fc from "fast-check";
import { expect, test } from "vitest";
import { centresOf } from "#domain/location/centre-of-city.ts";
import { cutName, ownPoint, readNear, writeNear } from "./near.ts";
import { nearestCity } from "./nearest-city.ts";

test.each([
  ["24.7114,46.6744", { latitude: 24.7114, longitude: 46.6744 }],
  ["-24.5,46", { latitude: -24.5, longitude: 46 }],
  ["24.7114", undefined],
  ["91,46", undefined],
  ["24,181", undefined],
  ["24.7,46.6,3", undefined],
  ["NaN,1", undefined],
  ["1e3,1", undefined],
  ["", undefined],
  [null, undefined],
])("an address with near=%s", (text, near) => {
  expect(readNear(text, null)).toEqual(near);
});

test("a point that is written is read again", () => {
  const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
  fc.assert(
    fc.property(degrees(90), degrees(180), (latitude, longitude) => {
      const read = readNear(writeNear({ latitude, longitude }), "Home");
      expect(read?.latitude).toBeCloseTo(latitude, 4);
      expect(read?.longitude).toBeCloseTo(longitude, 4);
      expect(read?.name).toBe("Home");
    }),
  );
});

test("a name in an address has one line of at most 80 letters, without characters that change the direction", () => {
  expect(cutName("  Kingdom\n\tCentre\u202e ")).toBe("Kingdom Centre");
  expect(cutName("م".repeat(300))).toHaveLength(80);
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect([...cutName(name)].length).toBeLessThan(81);
    }),
  );
});

test("a point belongs to the nearest city, and to none when it is far from all", () => {
  expect(nearestCity({ latitude: 24.73, longitude: 46.57 }, centresOf([]))).toBe(5);
  expect(nearestCity({ latitude: 26.3, longitude: 50.15 }, centresOf([]))).toBe(3);
  expect(nearestCity({ latitude: 48.1, longitude: 11.5 }, centresOf([]))).toBeNull();
});

test("the place of a guest is written to about a kilometre", () => {
  expect(ownPoint({ latitude: 24.71363, longitude: 46.67529 })).toEqual({ latitude: 24.71, longitude: 46.68 });
});

test("the nearest city may be one that an operator added", () => {
  const hail = { id: 1000, latitude: 27.5114, longitude: 41.7208 };
  expect(nearestCity({ latitude: 27.4, longitude: 41.6 }, centresOf([hail]))).toBe(1000);
});
