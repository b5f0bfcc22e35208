import { use } from "react";
import { type Location, UNSAFE_DataRouterContext, useLocation, useNavigate, useNavigation } from "react-router";
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
 * The query of the address, or of the navigation under way, so that a second change builds on the first. A change also
 * builds on an address that the page does not show yet: its next render may take a moment.
 */
export function useSearchQuery() {
  const today = useToday();
  const navigate = useNavigate();
  const here = useLocation();
  const { location: next } = useNavigation();
  const params = paramsOf(here, next);
  const query = readSearchQuery(params, today);
  const router = use(UNSAFE_DataRouterContext)?.router;
  const paramsNow = () => (router ? paramsOf(router.state.location, router.state.navigation.location) : params);
  const queryNow = () => readSearchQuery(paramsNow(), today);

  function searchOf(next: SearchQuery, present: URLSearchParams, keepsModals = false): string {
    const others = new URLSearchParams(present);
    if (!keepsModals) others.delete("modals");
    return writeSearchQuery(next, others);
  }

  function go(next: SearchQuery, { keepsModals, replaces = false, scrolls = false }: Going = {}) {
    return navigate(
      { search: searchOf(next, paramsNow(), keepsModals) },
      { replace: replaces, preventScrollReset: !scrolls },
    );
  }

  return {
    query,
    /** The query at the moment of a press. */
    queryNow,
    /** Goes to the results after a change; `undefined` removes a filter. Its promise ends with the navigation. */
    goTo: (change: SearchChange, going?: Going) => go(changeSearch(queryNow(), change), going),
    /** The address of `goTo`, for links that also work without JavaScript. */
    hrefTo: (change: SearchChange) => `?${searchOf(changeSearch(query, change), params)}`,
    /** The address of the results without filters. */
    clearHref: () => `?${searchOf(clearFilters(query), params)}`,
  };
}

function paramsOf(here: Location, next: Location | undefined): URLSearchParams {
  return new URLSearchParams(next?.pathname === here.pathname ? next.search : here.search);
}
