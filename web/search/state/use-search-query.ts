import { useLocation, useNavigate, useNavigation } from "react-router";
import { changeSearch, clearFilters, type SearchChange } from "#domain/search/search-query.ts";
import { readSearchQuery, type SearchQuery, writeSearchQuery } from "#domain/search/search-url.ts";
import { useToday } from "./today-context.ts";

type Going = {
  /** Open dialogs stay open, as when a filter is ticked inside one. */
  keepsModals?: boolean;
  /** Takes the place of the present entry of the history. */
  replaces?: boolean;
  /** The page moves to its top, as it does on another page of results. */
  scrolls?: boolean;
};

/**
 * What the address asks for, or is about to: while a change is under way it already counts, so that a second one
 * made meanwhile keeps the first.
 */
export function useSearchQuery() {
  const today = useToday();
  const navigate = useNavigate();
  const params = useCurrentParams();
  const query = readSearchQuery(params, today);

  function searchOf(next: SearchQuery, keepsModals = false): string {
    const kept = new URLSearchParams(params);
    if (!keepsModals) kept.delete("modals");
    return writeSearchQuery(next, kept);
  }

  function go(next: SearchQuery, { keepsModals, replaces = false, scrolls = false }: Going = {}) {
    navigate({ search: searchOf(next, keepsModals) }, { replace: replaces, preventScrollReset: !scrolls });
  }

  return {
    query,
    /** Goes to the results after a change; `undefined` takes a filter away. */
    goTo: (change: SearchChange, going?: Going) => go(changeSearch(query, change), going),
    /** The address `goTo` would lead to, for links that also work without JavaScript. */
    hrefTo: (change: SearchChange) => `?${searchOf(changeSearch(query, change))}`,
    /** The address of the results that nothing narrows. */
    clearHref: () => `?${searchOf(clearFilters(query))}`,
  };
}

function useCurrentParams(): URLSearchParams {
  const here = useLocation();
  const { location: next } = useNavigation();
  return new URLSearchParams(next?.pathname === here.pathname ? next.search : here.search);
}
