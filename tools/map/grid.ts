import { type Area, areas } from "#api/reference/data/areas.ts";
import { type City, cities } from "#api/reference/data/cities.ts";
import type { Spot } from "./coasts.ts";
import type { GridPoint } from "./field.ts";

const KM_PER_DEGREE = 111.195;
/** Corners along one side of the grid. */
export const CORNERS = 261;
const MIN_HALF_KM = 30;

/** The grid of a city: a square with all its areas in the middle and a margin for any screen. */
export type Grid = {
  city: City;
  areas: readonly Area[];
  half: number;
  pointOf: (spot: Spot) => GridPoint;
  spotOf: (point: GridPoint) => Spot;
};

export function gridOf(cityId: number): Grid {
  const city = cities.find(({ id }) => id === cityId);
  if (!city) throw new Error(`There is no city ${cityId}`);
  const own = areas.filter((area) => area.cityId === cityId);
  const spots = [city.centre, ...own.map(({ centre }) => centre)];
  const [south, north] = ends(spots.map(([latitude]) => latitude));
  const [west, east] = ends(spots.map(([, longitude]) => longitude));
  const [middle, across] = [(south + north) / 2, (west + east) / 2];
  const width = KM_PER_DEGREE * Math.cos((middle * Math.PI) / 180);
  const extent = Math.max((north - south) * KM_PER_DEGREE, (east - west) * width);
  return {
    city,
    areas: own,
    half: Math.max(MIN_HALF_KM, extent * 1.3),
    pointOf: ([latitude, longitude]) => [(longitude - across) * width, (latitude - middle) * KM_PER_DEGREE],
    spotOf: ([x, y]) => [middle + y / KM_PER_DEGREE, across + x / width],
  };
}

function ends(numbers: number[]): [number, number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}
