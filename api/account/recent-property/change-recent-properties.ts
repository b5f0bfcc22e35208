import { and, desc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { lockAccount } from "#api/account/record/lock-account.ts";
import { FIRST_PICTURE } from "#api/picture/describe-pictures.ts";
import { coverSql } from "#api/picture/photos-sql.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { properties } from "#api/schema/property.ts";
import { recentProperties } from "#api/schema/recent-property.ts";
import type { RecentProperty } from "#contract/list/recent-property.ts";
import { type RecentChanges, withRecentChanges } from "#domain/account/recent-properties.ts";
import { pictureUrl } from "#domain/picture/picture-url.ts";
import { photoKey } from "#domain/picture/property-photo.ts";

type Changes = RecentChanges & { owner: string | null };
type Answer = { owner: string; properties: RecentProperty[] };

const { accountId: account, propertyId, viewedAt } = recentProperties;

/**
 * Applies what one device viewed or cleared, and answers the list. It locks the account, so that two devices cannot
 * exceed the limit. Applying the same changes again changes nothing.
 */
export async function changeRecentProperties(tx: Tx, accountId: string, changes: Changes): Promise<Answer> {
  const isOwn = changes.owner === null || changes.owner === accountId;
  if (isOwn && (changes.isCleared || changes.viewed.length > 0)) await apply(tx, accountId, changes);
  return { owner: accountId, properties: await listRecent(tx, accountId) };
}

/** What an account viewed last, the newest first, with the moment of each view. */
export async function recentOf(tx: Tx, accountId: string) {
  return tx
    .select({ propertyId, viewedAt })
    .from(recentProperties)
    .where(eq(account, accountId))
    .orderBy(desc(viewedAt), propertyId);
}

async function apply(tx: Tx, accountId: string, changes: Changes): Promise<void> {
  await lockAccount(tx, accountId);
  const viewed = await knownOf(tx, changes.viewed);
  const before = (await recentOf(tx, accountId)).map((row) => row.propertyId);
  const after = withRecentChanges(before, { ...changes, viewed });
  await tx.delete(recentProperties).where(and(eq(account, accountId), notInArray(propertyId, after)));
  if (viewed.length === 0) return;
  // The first is the newest; milliseconds keep the order of views that are sent at once.
  const now = (await productTime(tx)).getTime();
  const rows = viewed.map((id, index) => ({ accountId, propertyId: id, viewedAt: new Date(now - index) }));
  await tx
    .insert(recentProperties)
    .values(rows)
    .onConflictDoUpdate({ target: [account, propertyId], set: { viewedAt: sql`excluded.viewed_at` } });
}

/** Ids that are no property are ignored, and each counts once. */
async function knownOf(tx: Tx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(inArray(properties.id, [...ids]));
  const known = new Set(rows.map(({ id }) => id));
  return [...new Set(ids)].filter((id) => known.has(id));
}

/** A property that is no longer listed is left out. */
async function listRecent(tx: Tx, accountId: string): Promise<RecentProperty[]> {
  const { id, nameEn, nameAr, cityId, status } = properties;
  const rows = await tx
    .select({ id, nameEn, nameAr, cityId, cover: coverSql })
    .from(recentProperties)
    .innerJoin(properties, eq(id, propertyId))
    .where(and(eq(account, accountId), eq(status, "listed")))
    .orderBy(desc(viewedAt), propertyId);
  return rows.map(({ cover, ...row }) => ({
    ...row,
    picture: pictureUrl(row.id, cover ? photoKey(cover) : FIRST_PICTURE),
  }));
}
