import { expect, test } from "vitest";
import { areas } from "#api/reference/data/areas.ts";
import { coasts, type Spot } from "./coasts.ts";
import { distanceTo } from "./line.ts";

const KM_PER_DEGREE = 111.2;
/** The coasts are drawn by hand, without creeks and bays. */
const NEAR_KM = 9;

function kilometresToSea(cityId: number, [latitude, longitude]: Spot): number {
  const { sea, islands } = coasts[cityId] ?? { sea: [], islands: [] };
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const pointOf = ([north, east]: Spot) =>
    [(east - longitude) * KM_PER_DEGREE * shrink, (north - latitude) * KM_PER_DEGREE] as const;
  const edges = [...sea, ...islands].flatMap((ring) =>
    ring.map((corner, index) => distanceTo([0, 0], pointOf(ring.at(index - 1) as Spot), pointOf(corner))),
  );
  return Math.min(...edges);
}

test("every area by the sea lies near the coast of its city", () => {
  const far = areas.filter(({ scape, cityId, centre }) => scape === "sea" && kilometresToSea(cityId, centre) > NEAR_KM);
  expect(far.map(({ en }) => en)).toEqual([]);
});
