import type { Point } from "./shift.ts";

const EARTH_RADIUS_M = 6_371_000;
const RADIANS = Math.PI / 180;

/** Metres between two points in a straight line. */
export function metresBetween(from: Point, to: Point): number {
  const lat = (to.latitude - from.latitude) * RADIANS;
  const lon = (to.longitude - from.longitude) * RADIANS;
  const a =
    Math.sin(lat / 2) ** 2 +
    Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * Math.sin(lon / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(a)));
}
