import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { lookups } from "#api/schema/lookup.ts";
import type { LookupItem } from "#contract/lookup.ts";
import type { Language } from "#domain/site/language.ts";
import { fold } from "#domain/text/fold.ts";
import { lookupOrder } from "./lookup-columns.ts";

const MOST_FOUND = 50;

type Wish = { name: string; lookupTypeId?: number | undefined };

/**
 * Labels that hold a text in either script, as type-ahead compares them; those that begin with it first. There are some
 * hundreds of labels in all, so they are compared here, by the one rule the browser uses too.
 */
export async function searchLookups(db: Tx, { name, lookupTypeId }: Wish, language: Language): Promise<LookupItem[]> {
  const wanted = fold(name);
  if (wanted === "") return [];
  const rows = await db
    .select()
    .from(lookups)
    .where(lookupTypeId === undefined ? undefined : eq(lookups.lookupTypeId, lookupTypeId))
    .orderBy(...lookupOrder(language));
  const found = rows.flatMap((row) => {
    const places = [fold(row.valueEn).indexOf(wanted), fold(row.valueAr).indexOf(wanted)].filter((at) => at >= 0);
    return places.length > 0 ? [{ row, begins: places.includes(0) }] : [];
  });
  const first = [...found.filter(({ begins }) => begins), ...found.filter(({ begins }) => !begins)];
  return first.slice(0, MOST_FOUND).map(({ row: { id, lookupTypeId, valueEn, valueAr, rank } }) => ({
    id,
    lookupTypeId,
    value: language === "ar" ? valueAr : valueEn,
    rank,
  }));
}
