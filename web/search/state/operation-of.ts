import type { SearchQuery } from "#domain/search/search-query.ts";
import { writeSearchQuery } from "#domain/search/search-url.ts";
import type { Operation } from "./search-store.ts";

/** The operation that changes one query into another. A first query, another city, stay or flexible choice is a search. */
export function operationOf(before: SearchQuery | null, after: SearchQuery): Operation {
  if (!before || !isSame(before, after, ["cityId", "stay", "flexible", "rankType"])) return "SEARCH";
  if (!isSame(before, after, ["filters", "bounds", "guestCount", "children"])) return "FILTER";
  if (!isSame(before, after, ["sort", "near"])) return "SORT";
  return after.pageNo === before.pageNo + 1 ? "LOAD_MORE" : "PAGINATE";
}

const nothing: SearchQuery = {
  cityId: null,
  stay: null,
  filters: {},
  sort: { sortBy: "rank", sortOrder: "desc" },
  pageNo: 1,
};

function isSame(one: SearchQuery, other: SearchQuery, keys: (keyof SearchQuery)[]): boolean {
  const only = (query: SearchQuery) => Object.fromEntries(keys.map((key) => [key, query[key]]));
  const text = (query: SearchQuery) => writeSearchQuery({ ...nothing, ...only(query) });
  return text(one) === text(other);
}
