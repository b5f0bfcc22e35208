import { and, asc, desc, eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type TravellerRow, travellers } from "#api/schema/traveller.ts";

/** The travellers of an account: first the primary one, then in the order they were added. */
export async function ownTravellers(db: Tx, accountId: string): Promise<TravellerRow[]> {
  const { isPrimary, createdAt, id } = travellers;
  return db
    .select()
    .from(travellers)
    .where(eq(travellers.accountId, accountId))
    .orderBy(desc(isPrimary), asc(createdAt), asc(id));
}

/** One traveller of an account. A traveller of another account is answered like a missing one. */
export async function ownTraveller(db: Tx, accountId: string, id: string): Promise<TravellerRow> {
  const [row] = await db.select().from(travellers).where(isOwn(accountId, id));
  if (!row) throw new Problem("not-found");
  return row;
}

export async function removeTraveller(db: Tx, accountId: string, id: string): Promise<void> {
  const removed = await db.delete(travellers).where(isOwn(accountId, id)).returning({ id: travellers.id });
  if (removed.length === 0) throw new Problem("not-found");
}

function isOwn(accountId: string, id: string) {
  return and(eq(travellers.id, id), eq(travellers.accountId, accountId));
}
