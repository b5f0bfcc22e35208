import type { FoundPlace, PlaceAnswer } from "#contract/search/place.ts";
import { writeNear } from "#domain/place/near.ts";

/** A place within a city: how the box calls it, and what it adds to the address. Without either, the whole city. */
export type ChosenPlace = { label: string; params: Record<string, string> };

export const WHOLE_CITY: ChosenPlace = { label: "", params: {} };

/** A district or a landmark as the box keeps it; `null` for a home, which has a page of its own. */
export function chosenPlace(place: FoundPlace, nearLabel: (name: string) => string): ChosenPlace | null {
  const { kind, id, name, latitude, longitude } = place;
  if (kind === "city") return WHOLE_CITY;
  if (kind === "area") return { label: name, params: { areas: String(id) } };
  if (kind === "property" || latitude === undefined || longitude === undefined) return null;
  return { label: nearLabel(name), params: { near: writeNear({ latitude, longitude }), nearName: name } };
}

/** The point of a map link. */
export function chosenPoint({ name, ...point }: NonNullable<PlaceAnswer["point"]>, label: string): ChosenPlace {
  return { label, params: { near: writeNear(point), ...(name && { nearName: name }) } };
}
