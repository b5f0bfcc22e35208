import { asc } from "drizzle-orm";
import { lookups } from "#api/schema/lookup.ts";
import type { Language } from "#domain/language/language.ts";

const labelIn = { en: lookups.valueEn, ar: lookups.valueAr } as const satisfies Record<Language, unknown>;

/** An item of a lookup in one language. */
export function lookupColumns(language: Language) {
  return { id: lookups.id, lookupTypeId: lookups.lookupTypeId, value: labelIn[language], rank: lookups.rank };
}

/** The display order of items. */
export function lookupOrder(language: Language) {
  return [asc(lookups.rank), asc(labelIn[language]), asc(lookups.id)];
}
