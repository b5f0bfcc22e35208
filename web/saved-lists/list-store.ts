import type { ListChange } from "#domain/list/apply-changes.ts";
import { emptyList, type SavedList, type SavedProperty } from "#domain/list/saved-list.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { LIST_CHANGES_KEY, LISTS_KEY, SAVED_CHANGES_KEY, SAVED_KEY, SAVED_OWNER_KEY } from "./saved-keys.ts";

const CHANGED = "lists-changed";

type Stored = { text: string | null; lists: SavedList[]; ids: ReadonlySet<number> };
let last: Stored = { text: null, lists: [], ids: new Set() };

/** The lists of this browser; the same object until they change. */
export function readLists(storage: Storage): SavedList[] {
  return stored(storage).lists;
}

/** The properties that are in any list. */
export function savedIds(storage: Storage): ReadonlySet<number> {
  return stored(storage).ids;
}

function stored(storage: Storage): Stored {
  const text = textOf(storage) ?? convert(storage);
  if (text === last.text) return last;
  const lists = text === null ? [] : listsIn(readStored<unknown>(storage, LISTS_KEY));
  last = { text, lists, ids: new Set(lists.flatMap((list) => list.properties.map(({ id }) => id))) };
  return last;
}

function textOf(storage: Storage): string | null {
  try {
    return storage.getItem(LISTS_KEY);
  } catch {
    return null;
  }
}

/** The only list of an earlier release becomes the default list, and its changes are changes of that list. */
function convert(storage: Storage): string | null {
  const saved = readStored<unknown>(storage, SAVED_KEY);
  if (saved === undefined) return null;
  const list = { ...emptyList(crypto.randomUUID(), null), properties: idsIn(saved).map((id) => ({ id, note: "" })) };
  const changes = readStored<{ add?: unknown; remove?: unknown } | null>(storage, SAVED_CHANGES_KEY);
  const of = (kind: "save" | "remove", ids: number[]) => ids.map((property) => ({ kind, list: list.id, property }));
  const pending = [...of("save", idsIn(changes?.add).reverse()), ...of("remove", idsIn(changes?.remove))];
  writeStored(storage, LISTS_KEY, [list]);
  const create = { kind: "create", list: list.id, name: null };
  writeStored(storage, LIST_CHANGES_KEY, pending.length > 0 ? [create, ...pending] : []);
  const text = textOf(storage);
  if (text !== null) for (const key of [SAVED_KEY, SAVED_CHANGES_KEY]) storage.removeItem(key);
  return text;
}

/** The changes that were not sent to the account yet. */
export function readPending(storage: Storage): ListChange[] {
  const changes = readStored<unknown>(storage, LIST_CHANGES_KEY);
  return Array.isArray(changes) ? (changes as ListChange[]) : [];
}

/** Stores the lists, and informs every card of this tab; other tabs are informed by the browser. */
export function writeLists(storage: Storage, lists: readonly SavedList[], pending: readonly ListChange[]): void {
  writeStored(storage, LISTS_KEY, lists);
  writeStored(storage, LIST_CHANGES_KEY, pending);
  dispatchEvent(new Event(CHANGED));
}

export function subscribeToLists(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  addEventListener("storage", changed);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener("storage", changed);
  };
}

/** The account whose lists this browser holds. */
export function listOwner(storage: Storage): string | null {
  const owner = readStored<unknown>(storage, SAVED_OWNER_KEY);
  return typeof owner === "string" ? owner : null;
}

/** Leaves out what no release of ours stored. */
function listsIn(value: unknown): SavedList[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((list: Partial<SavedList> | null) => {
    if (typeof list?.id !== "string" || !Array.isArray(list.properties)) return [];
    const { id, name, stay, share } = list;
    const properties = list.properties.flatMap((each: Partial<SavedProperty> | null) =>
      isPropertyId(each?.id) ? [{ id: each.id, note: String(each.note ?? "") }] : [],
    );
    return [{ id, name: typeof name === "string" ? name : null, stay: stay ?? null, share: share ?? null, properties }];
  });
}

function idsIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter(isPropertyId) : [];
}

function isPropertyId(id: unknown): id is number {
  return Number.isSafeInteger(id) && Number(id) > 0;
}
