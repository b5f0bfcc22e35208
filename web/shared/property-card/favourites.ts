import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { FAVOURITES_KEY } from "./favourites-key.ts";

/** More than anyone looks through again; the oldest are forgotten first. */
const MOST_KEPT = 200;
const CHANGED = "favourites-changed";

/** The properties a guest marked on this device, the newest first. */
export function readFavourites(storage: Storage): number[] {
  const kept = readStored<unknown>(storage, FAVOURITES_KEY);
  return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id)).slice(0, MOST_KEPT) : [];
}

/** Marks a property, or takes its mark away. */
export function toggleFavourite(storage: Storage, id: number): void {
  const kept = readFavourites(storage);
  const others = kept.filter((each) => each !== id);
  writeStored(storage, FAVOURITES_KEY, others.length < kept.length ? others : [id, ...kept].slice(0, MOST_KEPT));
}

/** Whether a property is marked, in step with every other card and tab. The server knows nobody's marks. */
export function useFavourite(id: number): [isFavourite: boolean, toggle: () => void] {
  const isFavourite = useSyncExternalStore(
    listen,
    () => readFavourites(localStorage).includes(id),
    () => false,
  );
  const toggle = () => {
    toggleFavourite(localStorage, id);
    dispatchEvent(new Event(CHANGED));
  };
  return [isFavourite, toggle];
}

function listen(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  addEventListener("storage", changed);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener("storage", changed);
  };
}
