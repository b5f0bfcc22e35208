import { useLocation, useNavigate, useNavigation } from "react-router";
import { changeSearch, clearFilters, type SearchChange } from "#domain/search/search-query.ts";
import { readSearchQuery, type SearchQuery, writeSearchQuery } from "#domain/search/search-url.ts";
import { useToday } from "./today-context.ts";

type Going = {
  /** Open dialogs stay open, as when a filter is ticked inside one. */
  keepsModals?: boolean;
  /** Replaces the present entry of the history. */
  replaces?: boolean;
  /** The page scrolls to its top, as on another page of results. */
  scrolls?: boolean;
};

/**
 * The query of the address, or of the navigation under way, so that a second change builds on the first.
 */
export function useSearchQuery() {
  const today = useToday();
  const navigate = useNavigate();
  const params = useCurrentParams();
  const query = readSearchQuery(params, today);

  function searchOf(next: SearchQuery, keepsModals = false): string {
    const others = new URLSearchParams(params);
    if (!keepsModals) others.delete("modals");
    return writeSearchQuery(next, others);
  }

  function go(next: SearchQuery, { keepsModals, replaces = false, scrolls = false }: Going = {}) {
    return navigate({ search: searchOf(next, keepsModals) }, { replace: replaces, preventScrollReset: !scrolls });
  }

  return {
    query,
    /** Goes to the results after a change; `undefined` removes a filter. Its promise ends with the navigation. */
    goTo: (change: SearchChange, going?: Going) => go(changeSearch(query, change), going),
    /** The address of `goTo`, for links that also work without JavaScript. */
    hrefTo: (change: SearchChange) => `?${searchOf(changeSearch(query, change))}`,
    /** The address of the results without filters. */
    clearHref: () => `?${searchOf(clearFilters(query))}`,
  };
}

function useCurrentParams(): URLSearchParams {
  const here = useLocation();
  const { location: next } = useNavigation();
  return new URLSearchParams(next?.pathname === here.pathname ? next.search : here.search);
}
