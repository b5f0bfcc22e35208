import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { cities, lookups } from "#api/schema/lookup.ts";
import type { LookupItem } from "#contract/site/lookup.ts";
import type { Language } from "#domain/language/language.ts";
import { isLookupTypeName, lookupTypes } from "#domain/lookup/lookup-types.ts";
import { lookupColumns, lookupOrder } from "./lookup-columns.ts";

/** All labels of one type in one language, in display order; the cities of the site's country come first. */
export async function listLookups(
  db: Tx,
  typeName: string,
  language: Language,
  countryCode: string,
): Promise<LookupItem[]> {
  if (!isLookupTypeName(typeName)) throw new Problem("not-found");
  return db
    .select(lookupColumns(language))
    .from(lookups)
    .leftJoin(cities, and(eq(cities.id, lookups.id), eq(lookups.lookupTypeId, lookupTypes.CITY)))
    .where(eq(lookups.lookupTypeId, lookupTypes[typeName]))
    .orderBy(sql`${cities.countryCode} IS DISTINCT FROM ${countryCode}`, ...lookupOrder(language));
}

/** The types by the names that `listLookups` accepts. */
export function listLookupTypes(): LookupItem[] {
  return Object.entries(lookupTypes).map(([value, id], index) => ({ id, lookupTypeId: id, value, rank: index + 1 }));
}
