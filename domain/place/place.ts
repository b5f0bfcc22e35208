import type { Language } from "#domain/language/language.ts";

/** What the field of a search box finds, in the order of two equally good matches. */
export const placeKinds = ["city", "area", "landmark", "property"] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** A place under both of its names. */
export type NamedPlace = {
  kind: PlaceKind;
  id: number;
  names: Record<Language, string>;
  cityId: number;
  /** Of two equally good matches of one kind the more popular is first. */
  popularity: number;
};

/** Map links are long; a longer text is none. */
export const MAX_PLACE_TEXT = 1_000;
