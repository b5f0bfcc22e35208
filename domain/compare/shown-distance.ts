import { metresBetween } from "#domain/location/distance.ts";
import type { Point } from "#domain/location/shift.ts";

const METRES_PER_KM = 1000;
/** Points are up to half a kilometre off, so a smaller distance may as well be none. */
const MIN_KM = 1;
const HALVES_BELOW_KM = 10;

/** A distance between approximate points; `isUnder` says that it is less than `km`. */
export type ShownDistance = { km: number; isUnder: boolean };

/** Half kilometres, whole ones from ten on: the points themselves are not more precise. */
export function shownDistance(from: Point, to: Point): ShownDistance {
  const km = metresBetween(from, to) / METRES_PER_KM;
  if (km < MIN_KM) return { km: MIN_KM, isUnder: true };
  return { km: km < HALVES_BELOW_KM ? Math.round(km * 2) / 2 : Math.round(km), isUnder: false };
}
