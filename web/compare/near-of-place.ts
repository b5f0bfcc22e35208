import type { FoundPlace, PlaceAnswer } from "#contract/search/place.ts";
import { cutName, type Near } from "#domain/place/near.ts";

/** The place from which distances are measured; `null` without a point. */
export function nearOf({ name, latitude, longitude }: FoundPlace): Near | null {
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude, name: cutName(name) };
}

/** The point of a map link near one of our cities. */
export function nearOfPoint({ point }: PlaceAnswer): Near | null {
  if (!point || point.cityId === null) return null;
  const { latitude, longitude, name } = point;
  return { latitude, longitude, ...(name && { name }) };
}
