import { MAX_SAVED_PROPERTIES, type SavedChanges } from "#domain/account/saved-properties.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { SAVED_CHANGES_KEY, SAVED_KEY } from "./saved-keys.ts";

const CHANGED = "saved-properties-changed";

/** The properties that a guest saved on this device, the newest first. */
export function readSaved(storage: Storage): number[] {
  return idsIn(readStored<unknown>(storage, SAVED_KEY));
}

/** The changes that were not sent to the account yet. */
export function readChanges(storage: Storage): SavedChanges {
  const stored = readStored<Partial<SavedChanges> | null>(storage, SAVED_CHANGES_KEY);
  return { add: idsIn(stored?.add), remove: idsIn(stored?.remove) };
}

/** Stores the list, and informs every card of this tab; other tabs are informed by the browser. */
export function writeSaved(storage: Storage, ids: readonly number[], changes: SavedChanges): void {
  writeStored(storage, SAVED_KEY, ids);
  writeStored(storage, SAVED_CHANGES_KEY, changes);
  dispatchEvent(new Event(CHANGED));
}

export function subscribeToSaved(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  addEventListener("storage", changed);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener("storage", changed);
  };
}

function idsIn(stored: unknown): number[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MAX_SAVED_PROPERTIES);
}
