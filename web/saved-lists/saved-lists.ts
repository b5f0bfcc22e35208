import { useSyncExternalStore } from "react";
import { applyChanges, type ListChange } from "#domain/list/apply-changes.ts";
import { withPending } from "#domain/list/pending-changes.ts";
import { defaultList, emptyList, MAX_LIST_PROPERTIES, type SavedList } from "#domain/list/saved-list.ts";
import { hasSignedInCookie } from "#web/lib/api/session-token.ts";
import { listOwner, readLists, readPending, savedIds, subscribeToLists, writeLists } from "./list-store.ts";
import { startSync } from "./sync-if-old.ts";

/** Applies changes to the lists of this browser, and sends them to the account or to those who see a shared list. */
export function changeLists(storage: Storage, changes: readonly ListChange[]): SavedList[] {
  const { lists } = applyChanges(readLists(storage), changes);
  const isMember = hasSignedInCookie();
  const isTracked = isMember || listOwner(storage) !== null;
  writeLists(storage, lists, isTracked ? changes.reduce(withPending, readPending(storage)) : []);
  if (isMember) void startSync();
  else if (lists.some(({ share }) => share)) void startSending();
  return lists;
}

/** Sends the shared lists of a guest without an account; what fails waits for the next change or visit. */
export function startSending(): Promise<void> {
  return import("./send-shared.ts").then(({ sendShared }) => sendShared()).catch(() => undefined);
}

/** The list that the heart saves to, and the change that creates it for a guest who saves for the first time. */
export function heartList(storage: Storage): { list: SavedList; creating: ListChange[] } {
  const known = defaultList(readLists(storage));
  const list = known ?? emptyList(crypto.randomUUID(), null);
  return { list, creating: known ? [] : [{ kind: "create", list: list.id, name: null }] };
}

/** Saves a property to the default list; `false` when that list is full. */
export function saveProperty(storage: Storage, property: number): boolean {
  const { list, creating } = heartList(storage);
  if (list.properties.length >= MAX_LIST_PROPERTIES) return false;
  changeLists(storage, [...creating, { kind: "save", list: list.id, property }]);
  return true;
}

/** Removes a property from one list, or from all, and returns what restores it with its notes. */
export function removeProperty(storage: Storage, property: number, only: string | null = null): () => void {
  const lists = readLists(storage).filter(({ id, properties }) => {
    return (only === null || id === only) && properties.some((each) => each.id === property);
  });
  changeLists(
    storage,
    lists.map(({ id: list }) => ({ kind: "remove", list, property })),
  );
  const restoring = lists.flatMap(({ id: list, properties }): ListChange[] => {
    const note = properties.find((each) => each.id === property)?.note ?? "";
    const save: ListChange = { kind: "save", list, property };
    return note ? [save, { kind: "note", list, property, note }] : [save];
  });
  return () => void changeLists(storage, restoring);
}

/** Whether a property is in a list, or in any, synchronised with every other card and tab. The server renders none. */
export function useIsSaved(property: number, only: string | null = null): boolean {
  return useSyncExternalStore(
    subscribeToLists,
    () => {
      if (only === null) return savedIds(localStorage).has(property);
      const list = readLists(localStorage).find(({ id }) => id === only);
      return list?.properties.some(({ id }) => id === property) ?? false;
    },
    () => false,
  );
}

/** All lists; `null` until the page is interactive. */
export function useLists(): readonly SavedList[] | null {
  return useSyncExternalStore(
    subscribeToLists,
    () => readLists(localStorage),
    () => null,
  );
}
