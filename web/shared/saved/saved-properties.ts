import { useMemo, useSyncExternalStore } from "react";
import { withChange, withChanges } from "#domain/account/saved-properties.ts";
import { hasSignedInCookie } from "#web/lib/api/session-token.ts";
import { readChanges, readSaved, subscribeToSaved, writeSaved } from "./saved-store.ts";

/** Saves a property or removes it, and returns whether it is saved now. */
export function toggleSaved(storage: Storage, id: number): boolean {
  const saved = readSaved(storage);
  const isSaved = !saved.includes(id);
  const change = isSaved ? { add: [id], remove: [] } : { add: [], remove: [id] };
  writeSaved(storage, withChanges(saved, change), withChange(readChanges(storage), id, isSaved));
  if (hasSignedInCookie()) void import("./sync-saved.ts").then(({ syncSaved }) => syncSaved());
  return isSaved;
}

/** Whether a property is saved, synchronised with every other card and tab. The server renders none. */
export function useIsSaved(id: number): boolean {
  return useSyncExternalStore(
    subscribeToSaved,
    () => readSaved(localStorage).includes(id),
    () => false,
  );
}

/** All saved properties; `null` until the page is interactive. */
export function useSavedIds(): readonly number[] | null {
  const text = useSyncExternalStore(
    subscribeToSaved,
    () => JSON.stringify(readSaved(localStorage)),
    () => null,
  );
  return useMemo(() => (text === null ? null : (JSON.parse(text) as number[])), [text]);
}
