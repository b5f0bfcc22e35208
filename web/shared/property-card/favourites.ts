import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#web/lib/storage/stored.ts";
import { FAVOURITES_KEY } from "./favourites-key.ts";

/** The oldest favourites are dropped first. */
const MAX_FAVOURITES = 200;
const CHANGED = "favourites-changed";

/** The favourites on this device, the newest first. */
export function readFavourites(storage: Storage): number[] {
  const stored = readStored<unknown>(storage, FAVOURITES_KEY);
  return Array.isArray(stored) ? stored.filter((id) => Number.isSafeInteger(id)).slice(0, MAX_FAVOURITES) : [];
}

/** Adds a favourite, or removes it. */
export function toggleFavourite(storage: Storage, id: number): void {
  const stored = readFavourites(storage);
  const others = stored.filter((each) => each !== id);
  writeStored(
    storage,
    FAVOURITES_KEY,
    others.length < stored.length ? others : [id, ...stored].slice(0, MAX_FAVOURITES),
  );
}

/** Whether a property is a favourite, synchronised with every other card and tab. The server renders none. */
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
