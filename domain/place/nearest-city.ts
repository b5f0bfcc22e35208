import { metresBetween } from "#domain/location/distance.ts";
import type { Point } from "#domain/location/shift.ts";

/** A point farther than this from the centre of every city has no homes around it. */
const MAX_CITY_METRES = 150_000;

/** The city whose centre is nearest, or `null` when every city is far. */
export function nearestCity(point: Point, centres: ReadonlyMap<number, Point>): number | null {
  let nearest: { id: number; metres: number } | null = null;
  for (const [id, centre] of centres) {
    const metres = metresBetween(point, centre);
    if (metres <= MAX_CITY_METRES && (!nearest || metres < nearest.metres)) nearest = { id, metres };
  }
  return nearest?.id ?? null;
}
