import { expect, test } from "vitest";
import { cityCentres } from "#domain/location/city-centres.ts";
import { metresBetween } from "#domain/location/distance.ts";
import { type Landmark, landmarks } from "./landmarks.ts";

/** Kuwait has homes in one city only, so its airport and its towers are landmarks of that one. */
const MAX_METRES = 100_000;
/** Cities that touch share what lies between them. */
const MAX_METRES_PAST_NEAREST = 10_000;

const distances = ({ cityId, ...point }: Landmark) => {
  const all = Object.entries(cityCentres).map(([id, centre]) => ({ id, metres: metresBetween(point, centre) }));
  const own = all.find(({ id }) => Number(id) === cityId);
  return { own: own?.metres ?? Number.NaN, nearest: Math.min(...all.map(({ metres }) => metres)) };
};

test.each(landmarks.map((landmark) => [landmark.names.en, landmark] as const))(
  "%s lies in or near its city",
  (_, landmark) => {
    const { own, nearest } = distances(landmark);
    expect(own).toBeLessThan(MAX_METRES);
    expect(own - nearest).toBeLessThan(MAX_METRES_PAST_NEAREST);
  },
);

test("each landmark has its own id, its own names and its own point", () => {
  for (const textOf of [
    ({ id }: Landmark) => String(id),
    ({ names }: Landmark) => names.en,
    ({ names }: Landmark) => names.ar,
    ({ latitude, longitude }: Landmark) => `${latitude},${longitude}`,
  ]) {
    expect(new Set(landmarks.map(textOf)).size).toBe(landmarks.length);
  }
});

test("guests of every city find at least two landmarks", () => {
  for (const cityId of Object.keys(cityCentres).map(Number)) {
    expect(landmarks.filter((landmark) => landmark.cityId === cityId).length).toBeGreaterThanOrEqual(2);
  }
});
