import { randomUUID } from "node:crypto";
import { and, count, eq, sql } from "drizzle-orm";
import { hashOfToken } from "#api/order/order-access.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { listShares, savedListProperties, savedLists } from "#api/schema/list.ts";
import type { SharePayload } from "#contract/list/list.ts";
import { type ListShare, MAX_LISTS, type UnsharedList } from "#domain/list/saved-list.ts";
import { knownOf } from "./change-lists.ts";
import { cleanLists } from "./clean-lists.ts";
import type { ListOwner } from "./list-owner.ts";
import { knownToken, shareToken } from "./share-token.ts";
import { writeProperties } from "./write-lists.ts";

/** Shares a list, or changes how it is shared. A guest without an account stores the list with it. */
export async function shareList(
  tx: Tx,
  owner: ListOwner,
  { listId, secrets, mayVote, withNotes, list }: SharePayload & { listId: string; secrets: readonly string[] },
): Promise<ListShare> {
  if ("browserId" in owner) await storeGuestList(tx, owner.browserId, listId, list);
  await requireOwnList(tx, owner, listId);
  const shares = await tx.select().from(listShares).where(eq(listShares.listId, listId));
  const known = shares.map((share) => ({ id: share.id, token: knownToken(share, secrets) })).find(({ token }) => token);
  if (known?.token) {
    await tx.update(listShares).set({ mayVote, withNotes }).where(eq(listShares.listId, listId));
    return { token: known.token, mayVote, withNotes };
  }
  const id = randomUUID();
  const token = shareToken(id, secrets);
  await tx.insert(listShares).values({ id, listId, tokenHash: hashOfToken(token), mayVote, withNotes });
  return { token, mayVote, withNotes };
}

/** Ends all links of a list. What a guest stored only to share it is deleted with them. */
export async function unshareList(tx: Tx, owner: ListOwner, listId: string): Promise<void> {
  await requireOwnList(tx, owner, listId);
  if ("browserId" in owner) await tx.delete(savedLists).where(eq(savedLists.id, listId));
  else await tx.delete(listShares).where(eq(listShares.listId, listId));
}

/** Locks a list. One of somebody else does not exist. */
async function requireOwnList(tx: Tx, owner: ListOwner, listId: string): Promise<void> {
  const { id, accountId, browserId } = savedLists;
  const isOwn = "accountId" in owner ? eq(accountId, owner.accountId) : eq(browserId, owner.browserId);
  const rows = await tx
    .select({ id })
    .from(savedLists)
    .where(and(eq(id, listId), isOwn))
    .for("update");
  if (rows.length === 0) throw new Problem("not-found");
}

async function storeGuestList(
  tx: Tx,
  browserId: string,
  listId: string,
  sent: Omit<UnsharedList, "id"> | null,
): Promise<void> {
  if (!sent) throw new Problem("validation", { fields: { list: "required" } });
  const known = await knownOf(
    tx,
    sent.properties.map(({ id }) => id),
  );
  const [list] = cleanLists([{ ...sent, id: listId }], known);
  if (!list) throw new Problem("validation", { fields: { list: "required" } });
  const { name, stay } = list;
  const [{ lists = 0 } = {}] = await tx
    .select({ lists: count() })
    .from(savedLists)
    .where(and(eq(savedLists.browserId, browserId), sql`${savedLists.id} <> ${listId}`));
  if (lists >= MAX_LISTS) throw new Problem("too-many-lists", { details: { n: MAX_LISTS } });
  const stored = { name, checkIn: stay?.checkIn ?? null, checkOut: stay?.checkOut ?? null };
  await tx
    .insert(savedLists)
    .values({ id: listId, browserId, ...stored })
    .onConflictDoUpdate({
      target: savedLists.id,
      set: { ...stored, changedAt: sql`app_now()` },
      setWhere: eq(savedLists.browserId, browserId),
    });
  await requireOwnList(tx, { browserId }, listId);
  await writeProperties(tx, { id: listId, properties: await storedProperties(tx, listId) }, list);
}

function storedProperties(tx: Tx, listId: string) {
  const { propertyId, note } = savedListProperties;
  return tx.select({ id: propertyId, note }).from(savedListProperties).where(eq(savedListProperties.listId, listId));
}
