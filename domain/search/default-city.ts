import type { Language } from "#domain/site/language.ts";

/** The city a box proposes before a guest chooses; its names are here because it is all that is left when lookups fail. */
export const DEFAULT_CITY: { id: number; names: Record<Language, string> } = {
  id: 5,
  names: { en: "Riyadh", ar: "الرياض" },
};
