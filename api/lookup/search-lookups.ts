import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { lookups } from "#api/schema/lookup.ts";
import type { LookupItem } from "#contract/site/lookup.ts";
import type { Language } from "#domain/language/language.ts";
import { fold } from "#domain/text/fold.ts";
import { lookupOrder } from "./lookup-columns.ts";

const MAX_FOUND = 50;

type LookupQuery = { name: string; lookupTypeId?: number | undefined };

/**
 * Labels that contain a text in either script, compared as in type-ahead; those that begin with it come first. There are
 * a few hundred labels, so they are compared here, with the same rule as in the browser.
 */
export async function searchLookups(
  db: Tx,
  { name, lookupTypeId }: LookupQuery,
  language: Language,
): Promise<LookupItem[]> {
  const typed = fold(name);
  if (typed === "") return [];
  const rows = await db
    .select()
    .from(lookups)
    .where(lookupTypeId === undefined ? undefined : eq(lookups.lookupTypeId, lookupTypeId))
    .orderBy(...lookupOrder(language));
  const found = rows.flatMap((row) => {
    const places = [fold(row.valueEn).indexOf(typed), fold(row.valueAr).indexOf(typed)].filter((at) => at >= 0);
    return places.length > 0 ? [{ row, begins: places.includes(0) }] : [];
  });
  const first = [...found.filter(({ begins }) => begins), ...found.filter(({ begins }) => !begins)];
  return first.slice(0, MAX_FOUND).map(({ row: { id, lookupTypeId, valueEn, valueAr, rank } }) => ({
    id,
    lookupTypeId,
    value: language === "ar" ? valueAr : valueEn,
    rank,
  }));
}
