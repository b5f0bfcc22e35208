import type { Point } from "#domain/location/shift.ts";

const METRES_PER_DEGREE = 111_195;
const CORNERS = 64;

/** A closed ring around a point with a radius in metres, as longitudes and latitudes. */
export function circleAround({ latitude, longitude }: Point, metres: number): [number, number][] {
  const high = metres / METRES_PER_DEGREE;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: CORNERS + 1 }, (_, corner) => {
    const angle = (corner / CORNERS) * 2 * Math.PI;
    return [longitude + wide * Math.cos(angle), latitude + high * Math.sin(angle)];
  });
}
