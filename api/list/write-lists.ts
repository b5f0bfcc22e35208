import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { savedListProperties, savedLists } from "#api/schema/list.ts";
import { emptyList, type SavedList } from "#domain/list/saved-list.ts";

/** Stores the lists of an account after changes. The caller has locked the account. */
export async function writeLists(
  tx: Tx,
  accountId: string,
  before: readonly SavedList[],
  after: readonly SavedList[],
): Promise<void> {
  const known = new Map(before.map((list) => [list.id, list]));
  const ids = new Set(after.map(({ id }) => id));
  const deleted = before.map(({ id }) => id).filter((id) => !ids.has(id));
  if (deleted.length > 0) await tx.delete(savedLists).where(inArray(savedLists.id, deleted));
  await insertLists(
    tx,
    accountId,
    after.filter(({ id }) => !known.has(id)),
  );
  for (const list of after) {
    const old = known.get(list.id);
    if (old !== list) await writeList(tx, old ?? { ...emptyList(list.id, list.name), stay: list.stay }, list);
  }
}

/** Milliseconds keep the order of lists that were added at once. */
async function insertLists(tx: Tx, accountId: string, lists: readonly SavedList[]): Promise<void> {
  if (lists.length === 0) return;
  const now = (await productTime(tx)).getTime();
  await tx.insert(savedLists).values(
    lists.map(({ id, name, stay }, index) => ({
      ...{ id, accountId, name, checkIn: stay?.checkIn ?? null, checkOut: stay?.checkOut ?? null },
      createdAt: new Date(now + index),
    })),
  );
}

async function writeList(tx: Tx, old: SavedList, list: SavedList): Promise<void> {
  if (old.name !== list.name || JSON.stringify(old.stay) !== JSON.stringify(list.stay)) {
    const stay = { checkIn: list.stay?.checkIn ?? null, checkOut: list.stay?.checkOut ?? null };
    await tx
      .update(savedLists)
      .set({ name: list.name, ...stay, changedAt: sql`app_now()` })
      .where(eq(savedLists.id, list.id));
  }
  await writeProperties(tx, old, list);
}

/** The first is the newest; milliseconds keep the order of properties that were saved at once. */
export async function writeProperties(
  tx: Tx,
  old: Pick<SavedList, "id" | "properties">,
  list: Pick<SavedList, "id" | "properties">,
): Promise<void> {
  const { listId, propertyId } = savedListProperties;
  const notes = new Map(old.properties.map(({ id, note }) => [id, note]));
  const ids = new Set(list.properties.map(({ id }) => id));
  const removed = old.properties.map(({ id }) => id).filter((id) => !ids.has(id));
  const added = list.properties.filter(({ id }) => !notes.has(id));
  const noted = list.properties.filter(({ id, note }) => notes.has(id) && notes.get(id) !== note);
  if (removed.length > 0)
    await tx.delete(savedListProperties).where(and(eq(listId, list.id), inArray(propertyId, removed)));
  if (added.length > 0) {
    const now = (await productTime(tx)).getTime();
    await tx.insert(savedListProperties).values(
      added.map(({ id, note }, index) => ({
        ...{ listId: list.id, propertyId: id, note },
        savedAt: new Date(now - index),
      })),
    );
  }
  for (const { id, note } of noted)
    await tx
      .update(savedListProperties)
      .set({ note })
      .where(and(eq(listId, list.id), eq(propertyId, id)));
}
