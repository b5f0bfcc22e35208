import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { listShares, savedListProperties, savedLists } from "#api/schema/list.ts";
import type { ListIds } from "#domain/list/apply-changes.ts";

/** Of the given ids, those of lists that this browser shared without an account. */
export async function sharedByBrowser(tx: Tx, browserId: string | null, ids: readonly string[]): Promise<string[]> {
  if (browserId === null || ids.length === 0) return [];
  const rows = await tx
    .select({ id: savedLists.id })
    .from(savedLists)
    .where(and(eq(savedLists.browserId, browserId), inArray(savedLists.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** A list that its guest shared before the login belongs to the account from now on; it is empty until it is written. */
export async function takeOver(tx: Tx, accountId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(savedListProperties).where(inArray(savedListProperties.listId, [...ids]));
  await tx
    .update(savedLists)
    .set({ accountId, browserId: null })
    .where(inArray(savedLists.id, [...ids]));
}

/** Links and votes of a list that became part of another one lead there. */
export async function moveShares(tx: Tx, from: readonly string[], ids: ListIds): Promise<void> {
  for (const id of from) {
    const target = ids.get(id);
    if (target === undefined) continue;
    await tx.update(listShares).set({ listId: target }).where(eq(listShares.listId, id));
    await tx.execute(sql`
      INSERT INTO list_vote (list_id, property_id, browser_id, voted_at)
      SELECT ${target}::uuid, property_id, browser_id, voted_at FROM list_vote WHERE list_id = ${id}
      ON CONFLICT DO NOTHING`);
    await tx.execute(sql`
      INSERT INTO list_voter (list_id, browser_id, network_hash, voted_at)
      SELECT ${target}::uuid, browser_id, network_hash, voted_at FROM list_voter WHERE list_id = ${id}
      ON CONFLICT DO NOTHING`);
    await tx.delete(savedLists).where(eq(savedLists.id, id));
  }
}
