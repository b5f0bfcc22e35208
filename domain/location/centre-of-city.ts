import { cityCentres } from "./city-centres.ts";
import type { Point } from "./shift.ts";

/** A city of the list; one that an operator added brings its middle along. */
export type CityWithCentre = { id: number; latitude?: number | undefined; longitude?: number | undefined };

/** The middle of a city, from which distances in it are measured when a guest's location is not known. */
export function centreOfCity({ id, latitude, longitude }: CityWithCentre): Point | undefined {
  const own = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  return cityCentres[id] ?? own;
}

/** The middles of these cities by id, and of those of the product. */
export function centresOf(cities: readonly CityWithCentre[]): ReadonlyMap<number, Point> {
  const own = Object.keys(cityCentres).map((id) => ({ id: Number(id) }));
  const all: readonly CityWithCentre[] = [...own, ...cities];
  return new Map(all.flatMap((city) => withCentre(city)));
}

function withCentre(city: CityWithCentre): [number, Point][] {
  const centre = centreOfCity(city);
  return centre ? [[city.id, centre]] : [];
}
