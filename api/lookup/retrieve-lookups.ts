import { and, eq, inArray, or } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { lookups } from "#api/schema/lookup.ts";
import type { LookupItem } from "#contract/site/lookup.ts";
import type { Language } from "#domain/language/language.ts";
import { type LookupGroup, lookupGroups } from "#domain/lookup/lookup-groups.ts";
import { lookupColumns, lookupOrder } from "./lookup-columns.ts";

type ByGroup<Value> = Partial<Record<LookupGroup, Value[]>>;

/** The labels of a page in one query; each list has the name of its request. */
export async function retrieveLookups(
  db: Tx,
  idsByGroup: ByGroup<number>,
  language: Language,
): Promise<ByGroup<LookupItem>> {
  const groups = Object.entries(idsByGroup) as [LookupGroup, number[]][];
  const conditions = groups
    .filter(([, ids]) => ids.length > 0)
    .map(([name, ids]) => and(eq(lookups.lookupTypeId, lookupGroups[name]), inArray(lookups.id, ids)));
  const items = conditions.length === 0 ? [] : await itemsOf(db, or(...conditions), language);
  const byType = Map.groupBy(items, ({ lookupTypeId }) => lookupTypeId);
  return Object.fromEntries(groups.map(([name]) => [name, byType.get(lookupGroups[name]) ?? []]));
}

function itemsOf(db: Tx, wanted: ReturnType<typeof or>, language: Language): Promise<LookupItem[]> {
  return db
    .select(lookupColumns(language))
    .from(lookups)
    .where(wanted)
    .orderBy(...lookupOrder(language));
}
