import { useMemo, useSyncExternalStore } from "react";
import { MAX_SAVED_PROPERTIES, type SavedChanges, withChange, withChanges } from "#domain/account/saved-properties.ts";
import { hasSignedInCookie } from "#web/lib/api/session-token.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { SAVED_CHANGES_KEY, SAVED_KEY } from "./saved-keys.ts";

const CHANGED = "saved-properties-changed";

/** The properties that a guest saved on this device, the newest first. */
export function readSaved(storage: Storage): number[] {
  return idsIn(readStored<unknown>(storage, SAVED_KEY));
}

/** The changes that the account does not know yet. */
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

/** Saves a property or removes it, and returns whether it is saved now. */
export function toggleSaved(storage: Storage, id: number): boolean {
  const saved = readSaved(storage);
  const isSaved = !saved.includes(id);
  const change = isSaved ? { add: [id], remove: [] } : { add: [], remove: [id] };
  writeSaved(storage, withChanges(saved, change), withChange(readChanges(storage), id, isSaved));
  if (hasSignedInCookie()) void import("./sync-saved.ts").then(({ syncSaved }) => syncSaved());
  return isSaved;
}

/** Whether a property is saved, in step with every other card and tab. The server does not know it. */
export function useIsSaved(id: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readSaved(localStorage).includes(id),
    () => false,
  );
}

/** All saved properties; `null` until the page is interactive. */
export function useSavedIds(): readonly number[] | null {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(readSaved(localStorage)),
    () => null,
  );
  return useMemo(() => (text === null ? null : (JSON.parse(text) as number[])), [text]);
}

function idsIn(stored: unknown): number[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MAX_SAVED_PROPERTIES);
}

function subscribe(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  addEventListener("storage", changed);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener("storage", changed);
  };
}
