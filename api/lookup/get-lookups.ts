import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { lookups } from "#api/schema/lookup.ts";
import type { LookupItem } from "#contract/site/lookup.ts";
import type { Language } from "#domain/language/language.ts";
import { lookupColumns, lookupOrder } from "./lookup-columns.ts";

type LookupQuery = { ids: number[]; lookupTypeId?: number | undefined };

/** The labels of some ids. Types share ids, so without a type the answer has every type with the id. */
export function getLookups(db: Tx, { ids, lookupTypeId }: LookupQuery, language: Language): Promise<LookupItem[]> {
  const ofType = lookupTypeId === undefined ? undefined : eq(lookups.lookupTypeId, lookupTypeId);
  return db
    .select(lookupColumns(language))
    .from(lookups)
    .where(and(inArray(lookups.id, ids), ofType))
    .orderBy(lookups.lookupTypeId, ...lookupOrder(language));
}
