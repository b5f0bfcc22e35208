import type { LookupItem } from "#contract/site/lookup.ts";
import { fold } from "#domain/text/fold.ts";

/** A city in the page's language and, when it is known, in the other one, so that either script finds it. */
export type NamedCity = { id: number; value: string; otherName: string | undefined };

export function withOtherNames(cities: readonly LookupItem[], others: readonly LookupItem[]): NamedCity[] {
  const names = new Map(others.map(({ id, value }) => [id, value]));
  return cities.map(({ id, value }) => ({ id, value, otherName: names.get(id) }));
}

/** Cities whose name contains the typed text; those that begin with it come first. */
export function findCities(cities: readonly NamedCity[], typed: string): NamedCity[] {
  const wanted = fold(typed);
  if (wanted === "") return [...cities];
  const found = cities.map((city) => ({ city, at: firstIndex(city, wanted) })).filter(({ at }) => at >= 0);
  return found.sort((one, other) => Math.sign(one.at) - Math.sign(other.at)).map(({ city }) => city);
}

function firstIndex({ value, otherName = "" }: NamedCity, wanted: string): number {
  const found = [value, otherName].map((name) => fold(name).indexOf(wanted)).filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}
