import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";

const KEY = "CALENDAR_SHOWS_HIJRI";
const listeners = new Set<() => void>();

/** Whether Hijri days are shown: on by default, stored in the browser, and the same in every calendar. */
export function useHijriChoice(): [boolean, (shows: boolean) => void] {
  const shows = useSyncExternalStore(listen, isWanted, () => true);
  return [shows, choose];
}

function isWanted(): boolean {
  return readStored<boolean>(localStorage, KEY) !== false;
}

function choose(wanted: boolean): void {
  writeStored(localStorage, KEY, wanted);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
