import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { listShares, savedListProperties, savedLists } from "#api/schema/list.ts";
import type { ListShare, SavedList } from "#domain/list/saved-list.ts";
import { knownToken } from "./share-token.ts";

/** The lists of an account: the default list, then the oldest first. */
export async function listsOf(tx: Tx, accountId: string, secrets: readonly string[]): Promise<SavedList[]> {
  const rows = await tx
    .select()
    .from(savedLists)
    .where(eq(savedLists.accountId, accountId))
    .orderBy(sql`${savedLists.name} IS NOT NULL`, asc(savedLists.createdAt), asc(savedLists.id));
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const properties = Map.groupBy(await propertiesOf(tx, ids), ({ listId }) => listId);
  const shares = await sharesOf(tx, ids, secrets);
  return rows.map(({ id, name, checkIn, checkOut }) => ({
    id,
    name,
    stay: checkIn && checkOut ? { checkIn, checkOut } : null,
    properties: (properties.get(id) ?? []).map(({ propertyId, note }) => ({ id: propertyId, note })),
    share: shares.get(id) ?? null,
  }));
}

function propertiesOf(tx: Tx, ids: string[]) {
  const { listId, propertyId, savedAt } = savedListProperties;
  return tx.select().from(savedListProperties).where(inArray(listId, ids)).orderBy(desc(savedAt), asc(propertyId));
}

/** The newest link of each list. */
async function sharesOf(tx: Tx, ids: string[], secrets: readonly string[]): Promise<Map<string, ListShare>> {
  const { listId, createdAt } = listShares;
  const rows = await tx.select().from(listShares).where(inArray(listId, ids)).orderBy(asc(createdAt));
  return new Map(
    rows.flatMap(({ mayVote, withNotes, ...share }) => {
      const token = knownToken(share, secrets);
      return token ? [[share.listId, { token, mayVote, withNotes }] as const] : [];
    }),
  );
}
