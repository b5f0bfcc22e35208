import { useEffect, useState } from "react";
import type { Hold } from "#contract/cart/hold.ts";
import type { RecentProperty } from "#contract/list/recent-property.ts";
import { savedIds, subscribeToLists } from "#web/saved-lists/list-store.ts";
import { type Chosen, readLastSearch } from "#web/search-box/last-search.ts";
import { useHold } from "#web/shared/hold/use-hold.ts";
import { readRecent, subscribeToRecent } from "#web/shared/recent/recent-properties.ts";

/** A row that is longer helps nobody to choose. */
const MAX_VIEWED = 6;

export type OwnThings = { hold: Hold | null; search: Chosen | null; viewed: RecentProperty[]; saved: number };
type Stored = Omit<OwnThings, "hold">;

/** What this browser stores of its guest, and the dates that they hold; `null` on the server and in the first render. */
export function useOwnThings(): OwnThings | null {
  const { hold } = useHold();
  const [stored, setStored] = useState<Stored | null>(null);
  useEffect(() => {
    const read = () => setStored(readOwnThings(localStorage, new Date()));
    read();
    const stop = [subscribeToRecent(read), subscribeToLists(read)];
    return () => {
      for (const each of stop) each();
    };
  }, []);
  return stored && { ...stored, hold };
}

export function readOwnThings(storage: Storage, now: Date): Stored {
  return {
    search: readLastSearch(storage, now),
    viewed: readRecent(storage).slice(0, MAX_VIEWED),
    saved: savedIds(storage).size,
  };
}
