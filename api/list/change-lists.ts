import { randomUUID } from "node:crypto";
import { inArray } from "drizzle-orm";
import { lockAccount } from "#api/account/record/lock-account.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { savedLists } from "#api/schema/list.ts";
import { properties } from "#api/schema/property.ts";
import type { ListsAnswer, ListsPayload } from "#contract/list/list.ts";
import { applyChanges, type ListIds } from "#domain/list/apply-changes.ts";
import { mergeLists } from "#domain/list/merge-lists.ts";
import { defaultList, emptyList, type SavedList } from "#domain/list/saved-list.ts";
import { moveShares, sharedByBrowser, takeOver } from "./claim-shared-lists.ts";
import { cleanChanges, cleanLists } from "./clean-lists.ts";
import { listsOf } from "./read-lists.ts";
import { writeLists } from "./write-lists.ts";

type Caller = {
  accountId: string;
  /** The browser as it shared lists before the login. */
  browserId: string | null;
  secrets: readonly string[];
  /** The name of the default list in the guest's language. */
  defaultName: string;
};

/**
 * Applies what one device did and answers all lists. It locks the account, so that two devices cannot exceed the limits.
 * Applying the same again changes nothing.
 */
export async function changeLists(tx: Tx, caller: Caller, sent: ListsPayload): Promise<ListsAnswer> {
  const { accountId, secrets } = caller;
  const stored = await listsOf(tx, accountId, secrets);
  const isJoining = sent.owner === null;
  const isChanging = sent.owner === accountId && sent.changes.length > 0;
  if (defaultList(stored) && !isChanging && !(isJoining && sent.lists.length > 0)) {
    return { owner: accountId, lists: stored, ids: {} };
  }
  await lockAccount(tx, accountId);
  const before = await listsOf(tx, accountId, secrets);
  const withDefault = defaultList(before) ? before : [emptyList(randomUUID(), null), ...before];
  const { lists, ids } = isJoining
    ? await joined(tx, caller, withDefault, sent.lists)
    : await changed(tx, withDefault, isChanging ? sent.changes : []);
  const claimed = await sharedByBrowser(
    tx,
    isJoining ? caller.browserId : null,
    sent.lists.map(({ id }) => id),
  );
  const moved = claimed.filter((id) => ids.has(id));
  const taken = claimed.filter((id) => !ids.has(id) && lists.some((list) => list.id === id));
  await takeOver(tx, accountId, taken);
  const own = [...before, ...lists.filter(({ id }) => taken.includes(id)).map(({ id, name }) => emptyList(id, name))];
  const renamed = await withFreeIds(tx, own, lists);
  const all: ListIds = new Map([
    ...[...ids].map(([from, to]) => [from, renamed.ids.get(to) ?? to] as const),
    ...renamed.ids,
  ]);
  await writeLists(tx, accountId, own, renamed.lists);
  await moveShares(tx, moved, all);
  return { owner: accountId, lists: await listsOf(tx, accountId, secrets), ids: Object.fromEntries(all) };
}

async function joined(tx: Tx, { defaultName }: Caller, before: SavedList[], lists: ListsPayload["lists"]) {
  const known = await knownOf(
    tx,
    lists.flatMap((list) => list.properties.map(({ id }) => id)),
  );
  return mergeLists(before, cleanLists(lists, known), { newId: randomUUID, defaultName });
}

async function changed(tx: Tx, before: SavedList[], changes: ListsPayload["changes"]) {
  const known = await knownOf(
    tx,
    changes.flatMap((change) => (change.kind === "save" ? change.property : [])),
  );
  return applyChanges(before, cleanChanges(changes, known));
}

/** Ids that are no property are ignored. */
export async function knownOf(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: properties.id })
    .from(properties)
    .where(inArray(properties.id, [...new Set(ids)]));
  return new Set(rows.map(({ id }) => id));
}

/** A device chooses the ids of new lists; one that belongs to another guest's list is replaced. */
async function withFreeIds(tx: Tx, own: readonly SavedList[], lists: readonly SavedList[]) {
  const known = new Set(own.map(({ id }) => id));
  const fresh = lists.map(({ id }) => id).filter((id) => !known.has(id));
  const rows =
    fresh.length > 0
      ? await tx.select({ id: savedLists.id }).from(savedLists).where(inArray(savedLists.id, fresh))
      : [];
  const ids: ListIds = new Map(rows.map(({ id }) => [id, randomUUID()]));
  return { ids, lists: lists.map((list) => (ids.has(list.id) ? { ...list, id: ids.get(list.id) ?? list.id } : list)) };
}
