import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { lockAccount } from "#api/account/record/lock-account.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { properties } from "#api/schema/property.ts";
import { savedProperties } from "#api/schema/saved-property.ts";
import { type SavedChanges, withChanges } from "#domain/account/saved-properties.ts";

type Changes = SavedChanges & { owner: string | null };
type Answer = { owner: string; propertyIds: number[] };

/**
 * Applies the changes of one device and answers the whole list. It locks the account, so that two devices cannot exceed
 * the limit. Applying the same changes again changes nothing.
 */
export async function changeSavedProperties(tx: Tx, accountId: string, changes: Changes): Promise<Answer> {
  const isOwn = changes.owner === null || changes.owner === accountId;
  if (!isOwn || (changes.add.length === 0 && changes.remove.length === 0)) {
    return { owner: accountId, propertyIds: await savedBy(tx, accountId) };
  }
  await lockAccount(tx, accountId);
  const before = await savedBy(tx, accountId);
  const after = withChanges(before, { ...changes, add: await knownOf(tx, changes.add) });
  await remove(
    tx,
    accountId,
    before.filter((id) => !after.includes(id)),
  );
  await add(
    tx,
    accountId,
    after.filter((id) => !before.includes(id)),
  );
  return { owner: accountId, propertyIds: after };
}

/** The saved properties of an account, the newest first. */
export async function savedBy(tx: Tx, accountId: string): Promise<number[]> {
  const { propertyId, savedAt } = savedProperties;
  const rows = await tx
    .select({ propertyId })
    .from(savedProperties)
    .where(eq(savedProperties.accountId, accountId))
    .orderBy(desc(savedAt), propertyId);
  return rows.map((row) => row.propertyId);
}

/** Ids that are no property are ignored. */
async function knownOf(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(inArray(properties.id, [...ids]));
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => known.has(id));
}

async function remove(tx: Tx, accountId: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { propertyId } = savedProperties;
  await tx.delete(savedProperties).where(and(eq(savedProperties.accountId, accountId), inArray(propertyId, [...ids])));
}

/** The first is the newest; milliseconds keep the order of a list that was saved at once. */
async function add(tx: Tx, accountId: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map((propertyId, index) => ({
    accountId,
    propertyId,
    savedAt: sql`app_now() - ${index} * interval '1 millisecond'`,
  }));
  await tx.insert(savedProperties).values(rows).onConflictDoNothing();
}
