import { useEffect, useState } from "react";
import type { Stay } from "#domain/stay/stay.ts";
import { readLists } from "#web/saved-lists/list-store.ts";
import { readOffline, type StoredHome, type StoredOrder } from "#web/shared/offline/offline-store.ts";
import { storeContext } from "#web/shared/offline/store-later.ts";
import { readRecent } from "#web/shared/recent/recent-properties.ts";

/** Homes of one kind. Only the last results have a city, a stay and an address to return to. */
export type StoredList =
  | { kind: "results"; homes: StoredHome[]; city: string; stay: Stay; href: string }
  | { kind: "saved" | "viewed"; homes: StoredHome[] };
type ShownStore = { orders: StoredOrder[]; lists: StoredList[] };

/** `null` until the page is interactive; another tab that logs out empties it. */
export function useOfflineStore(): ShownStore | null {
  const [store, setStore] = useState<ShownStore | null>(null);
  useEffect(() => {
    const read = () => setStore(shownStore(localStorage));
    read();
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, []);
  return store;
}

/** A saved home is shown once a page has shown its facts; without them there is only its number. */
function shownStore(storage: Storage): ShownStore {
  const { results, homes, orders } = readOffline(storage, storeContext());
  const viewed = readRecent(storage).map(({ id, nameEn, nameAr }) => ({
    id,
    nameEn,
    nameAr,
    picture: null,
    total: null,
  }));
  const known = new Map<number, StoredHome>([...viewed, ...homes].map((home) => [home.id, home]));
  const homesOf = (ids: readonly number[]) => ids.flatMap((id) => known.get(id) ?? []);
  const savedIds = readLists(storage).flatMap(({ properties }) => properties.map(({ id }) => id));
  const lists: StoredList[] = [
    ...(results ? [{ kind: "results" as const, ...results, homes: homesOf(results.ids) }] : []),
    { kind: "saved", homes: homesOf([...new Set(savedIds)]) },
    { kind: "viewed", homes: homesOf(viewed.map(({ id }) => id)) },
  ];
  return { orders, lists: lists.filter((list) => list.homes.length > 0) };
}
