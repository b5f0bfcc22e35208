import type { SearchAnswer } from "#contract/search/search.ts";
import type { LookupFilterName } from "#domain/search/filters.ts";
import { ended, initialLoad, type LoadState, loading, succeeded } from "#web/lib/api/load-state.ts";
import type { CardProperty } from "#web/property-card/card-property.ts";

/** The operations of the results page. Each has a load state of its own. */
export const operations = ["SEARCH", "FILTER", "SORT", "PAGINATE", "LOAD_MORE"] as const;
export type Operation = (typeof operations)[number];

/** What the filters show of an option. */
type FacetOption = Pick<SearchAnswer["filters"][LookupFilterName][number], "id" | "rank" | "totalCount">;

/** The present list: `pageNo` is its last page, which after loading more is not its only one. */
export type Found = Omit<SearchAnswer, "properties" | "filters"> & {
  properties: CardProperty[];
  filters: Omit<SearchAnswer["filters"], LookupFilterName> & Record<LookupFilterName, FacetOption[]>;
};

export type SearchState = {
  /** The answer without filters, which has every option. */
  full: Found | null;
  /** What is on the screen. */
  filtered: Found | null;
  loads: Record<Operation, LoadState<null>>;
};

export type SearchEvent =
  | { type: "started"; operation: Operation }
  | { type: "searched"; full: Found; filtered: Found }
  | { type: "answered"; operation: Exclude<Operation, "SEARCH">; found: Found }
  | { type: "ended"; operation: Operation; error: unknown }
  | { type: "reset" };

export const initialSearch: SearchState = {
  full: null,
  filtered: null,
  loads: Object.fromEntries(operations.map((each) => [each, initialLoad])) as SearchState["loads"],
};

/** The state machine of the results page. */
export function reduceSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case "started":
      return isIgnored(state, event.operation) ? state : withLoad(state, event.operation, loading);
    case "searched":
      return { full: event.full, filtered: event.filtered, loads: { ...initialSearch.loads, SEARCH: succeeded(null) } };
    case "answered":
      return answered(state, event.operation, event.found);
    case "ended":
      return withLoad(state, event.operation, (load) => ended(load, event.error));
    case "reset":
      return initialSearch;
  }
}

/** More results would be appended to a list that is about to be replaced. */
export function isIgnored(state: SearchState, operation: Operation): boolean {
  return operation === "LOAD_MORE" && (isLoading(state, "SORT") || isLoading(state, "FILTER"));
}

export function isLoading({ loads }: SearchState, operation: Operation): boolean {
  return loads[operation].status === "loading";
}

export function hasMore({ pageNo, pageSize, totalCount }: Pick<Found, "pageNo" | "pageSize" | "totalCount">): boolean {
  return pageSize * pageNo < totalCount;
}

/** A list with the next page appended. A property that moved between pages is not shown twice. */
export function append(list: Found, next: Found): Found {
  const shown = new Set(list.properties.map(({ id }) => id));
  return { ...next, properties: [...list.properties, ...next.properties.filter(({ id }) => !shown.has(id))] };
}

/** A new list clears the failure of loading more. */
function answered(state: SearchState, operation: Operation, found: Found): SearchState {
  if (!isLoading(state, operation)) return state;
  const isMore = operation === "LOAD_MORE" && state.filtered !== null;
  const filtered = isMore && state.filtered ? append(state.filtered, found) : found;
  const { SEARCH } = state.loads;
  return { ...state, filtered, loads: { ...initialSearch.loads, SEARCH, [operation]: succeeded(null) } };
}

function withLoad(
  state: SearchState,
  operation: Operation,
  next: (load: LoadState<null>) => LoadState<null>,
): SearchState {
  return { ...state, loads: { ...state.loads, [operation]: next(state.loads[operation]) } };
}
