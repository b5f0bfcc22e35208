import { startTransition, useRef, useState } from "react";
import { changeSearch, type SearchQuery } from "#domain/search/search-query.ts";
import { asSearchChange, type Choice } from "./panel/facets.ts";
import { type Going, trackChange, useFilterChange } from "./use-filter-change.ts";

/**
 * Filters whose changes apply at once. A box is ticked before the navigation ends, and a second change builds on the
 * first; after the last navigation the address is the truth again.
 */
export function useImmediateFilters(going?: Going) {
  const { query, queryNow, goToChoice } = useFilterChange();
  const [ahead, setAhead] = useState<SearchQuery | null>(null);
  /** Of a navigation that has not ended. */
  const last = useRef<SearchQuery | null>(null);
  const shown = ahead ?? query;

  async function apply(change: Choice) {
    const next = changeSearch(last.current ?? queryNow(), asSearchChange(change));
    last.current = next;
    setAhead(next);
    trackChange(change);
    await goToChoice(next, going);
    // The end of an earlier navigation must not undo a box that was ticked since.
    if (last.current !== next) return;
    last.current = null;
    startTransition(() => setAhead(null));
  }

  return { query: shown, change: (choice: Choice) => void apply(choice) };
}
