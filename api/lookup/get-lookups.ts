import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { lookups } from "#api/schema/lookup.ts";
import type { LookupItem } from "#contract/lookup.ts";
import type { Language } from "#domain/site/language.ts";
import { lookupColumns, lookupOrder } from "./lookup-columns.ts";

type Wish = { ids: number[]; lookupTypeId?: number | undefined };

/** The labels of some ids. An id means another thing in each type, so without a type each that has it is told. */
export function getLookups(db: Tx, { ids, lookupTypeId }: Wish, language: Language): Promise<LookupItem[]> {
  const ofType = lookupTypeId === undefined ? undefined : eq(lookups.lookupTypeId, lookupTypeId);
  return db
    .select(lookupColumns(language))
    .from(lookups)
    .where(and(inArray(lookups.id, ids), ofType))
    .orderBy(lookups.lookupTypeId, ...lookupOrder(language));
}
