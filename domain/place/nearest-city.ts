import { cityCentres } from "#domain/location/city-centres.ts";
import { metresBetween } from "#domain/location/distance.ts";
import type { Point } from "#domain/location/shift.ts";

/** A point farther than this from the centre of every city has no homes around it. */
const MAX_CITY_METRES = 150_000;

/** The city whose centre is nearest, or `null` when every city is far. */
export function nearestCity(point: Point): number | null {
  const distances = Object.entries(cityCentres).map(([id, centre]) => ({ id, metres: metresBetween(point, centre) }));
  const nearest = distances.reduce((one, other) => (other.metres < one.metres ? other : one));
  return nearest.metres <= MAX_CITY_METRES ? Number(nearest.id) : null;
}
