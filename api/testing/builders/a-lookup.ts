import type { Tx } from "#api/platform/database/database.ts";
import { lookups } from "#api/schema/lookup.ts";

type Lookup = typeof lookups.$inferInsert;

export async function aLookup(db: Tx, given: Pick<Lookup, "lookupTypeId" | "id"> & Partial<Lookup>): Promise<Lookup> {
  const lookup = { valueEn: `Label ${given.id}`, valueAr: `تسمية ${given.id}`, rank: given.id, ...given };
  await db.insert(lookups).values(lookup);
  return lookup;
}
