import { useMemo, useSyncExternalStore } from "react";
import { readComparedIds } from "#domain/compare/compared-ids.ts";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { COMPARE_KEY } from "./compare-key.ts";

const CHANGED = "compared-properties-changed";

/** The properties that a guest chose to compare in this browser. */
export function readCompared(storage: Storage): number[] {
  const stored = readStored<unknown>(storage, COMPARE_KEY);
  return Array.isArray(stored) ? readComparedIds(stored.map(String)).ids : [];
}

/** Stores the choice, and informs every control of this tab; other tabs are informed by the browser. */
export function writeCompared(storage: Storage, ids: readonly number[]): void {
  if (ids.length > 0) writeStored(storage, COMPARE_KEY, ids);
  else storage.removeItem(COMPARE_KEY);
  dispatchEvent(new Event(CHANGED));
}

export function subscribeToCompared(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  addEventListener("storage", changed);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener("storage", changed);
  };
}

const chosenText = () => readCompared(localStorage).join();

/** The chosen properties, synchronised with every control and tab. The server renders none. */
export function useCompared(): readonly number[] {
  const text = useSyncExternalStore(subscribeToCompared, chosenText, () => "");
  return useMemo(() => readComparedIds([text]).ids, [text]);
}
