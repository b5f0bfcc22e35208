import type { Bounds } from "#domain/search/search-query.ts";
import type { Spot } from "./cluster-homes.ts";

/** West, south, east, north, as the map library says a box. */
export type Box = [number, number, number, number];

export function boxOf({ west, south, east, north }: Bounds): Box {
  return [west, south, east, north];
}

/** The least box that holds these homes; `null` without one. */
export function boxAround(homes: readonly Pick<Spot, "latitude" | "longitude">[]): Box | null {
  if (homes.length === 0) return null;
  const [latitudes, longitudes] = [homes.map(({ latitude }) => latitude), homes.map(({ longitude }) => longitude)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}
