import type { Language } from "#domain/language/language.ts";

/** The city that a search box proposes; its names are here for when lookups cannot be loaded. */
export const DEFAULT_CITY: { id: number; names: Record<Language, string> } = {
  id: 5,
  names: { en: "Riyadh", ar: "الرياض" },
};
