import { asc, eq } from "drizzle-orm";
import type { Tx } from "#api/database/database.ts";
import { lookups } from "#api/database/schema/lookup.ts";
import { Problem } from "#api/problem/problem.ts";
import type { LookupItem } from "#contract/lookup.ts";
import { isLookupTypeName, lookupTypes } from "#domain/lookup/lookup-types.ts";
import type { Language } from "#domain/site/language.ts";

const labelIn = { en: lookups.valueEn, ar: lookups.valueAr } as const satisfies Record<Language, unknown>;

/** All labels of one type in one language, in the order they are shown. */
export async function listLookups(db: Tx, typeName: string, language: Language): Promise<LookupItem[]> {
  if (!isLookupTypeName(typeName)) throw new Problem("not-found");
  const value = labelIn[language];
  return db
    .select({ id: lookups.id, lookupTypeId: lookups.lookupTypeId, value, rank: lookups.rank })
    .from(lookups)
    .where(eq(lookups.lookupTypeId, lookupTypes[typeName]))
    .orderBy(asc(lookups.rank), asc(value), asc(lookups.id));
}
