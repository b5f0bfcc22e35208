import type { Point } from "#domain/location/shift.ts";
import type { Bounds } from "#domain/search/search-query.ts";

/** West, south, east, north: the order of the map library. */
export type Box = [number, number, number, number];

export function boxOf({ west, south, east, north }: Bounds): Box {
  return [west, south, east, north];
}

/** The smallest box that contains these places; `null` without any. */
export function boxAround(points: readonly Point[]): Box | null {
  if (points.length === 0) return null;
  const [latitudes, longitudes] = [points.map(({ latitude }) => latitude), points.map(({ longitude }) => longitude)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
