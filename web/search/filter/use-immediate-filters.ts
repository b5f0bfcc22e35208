import { useState } from "react";
import { useNavigation } from "react-router";
import { changeSearch, type SearchQuery } from "#domain/search/search-query.ts";
import { writeSearchQuery } from "#domain/search/search-url.ts";
import { asSearchChange, type Choice } from "./panel/facets.ts";
import { type Going, trackChange, useFilterChange } from "./use-filter-change.ts";

/**
 * Filters whose changes apply at once. A box is ticked before the navigation ends, and a second change builds on the
 * first; after the navigation the address is the truth again.
 */
export function useImmediateFilters(going?: Going) {
  const { query, goToChoice } = useFilterChange();
  const [ahead, setAhead] = useAhead(query);
  const shown = ahead ?? query;
  return {
    query: shown,
    change: (change: Choice) => {
      const next = changeSearch(shown, asSearchChange(change));
      setAhead(next);
      trackChange(change);
      goToChoice(next, going);
    },
  };
}

function useAhead(query: SearchQuery) {
  const { state } = useNavigation();
  const [lastState, setLastState] = useState(state);
  const [ahead, setAhead] = useState<SearchQuery | null>(null);
  const isOver = state === "idle" && lastState !== "idle";
  const isReached = ahead !== null && writeSearchQuery(ahead) === writeSearchQuery(query);
  if (state !== lastState) setLastState(state);
  if (ahead && (isOver || isReached)) setAhead(null);
  return [ahead, setAhead] as const;
}
