import { type FilterName, filterNames, filters, lookupFilterNames } from "../filters.ts";
import { changeSearch, clearFilters, type SearchQuery } from "../search-query.ts";

/** One choice that a guest could remove. `id` names a single option where each option narrows by itself. */
export type Relaxation =
  | { name: FilterName; id?: number }
  | { name: "bounds" }
  | { name: "guestCount" }
  | { name: "everything" };

export type RelaxedQuery = { relaxation: Relaxation; query: SearchQuery };

/** One request names all of them. */
const MAX_RELAXATIONS = 12;

/** Everything that narrows a query, each with the query without it. */
export function relaxationsOf(query: SearchQuery): RelaxedQuery[] {
  const found = [...withoutOptions(query), ...withoutOthers(query)];
  if (found.length < 2) return found;
  return [...found.slice(0, MAX_RELAXATIONS - 1), { relaxation: { name: "everything" }, query: clearFilters(query) }];
}

/** A property needs every chosen amenity, so each can be removed alone; of several areas one is enough. */
function withoutOptions(query: SearchQuery): RelaxedQuery[] {
  return lookupFilterNames.flatMap((name) => {
    const ids = query.filters[name] ?? [];
    if (ids.length === 0) return [];
    if (filters[name].matches === "any" && ids.length > 1) return [withoutFilter(query, name)];
    return ids.map((id) => ({
      relaxation: { name, id },
      query: changeSearch(query, { filters: { [name]: ids.filter((other) => other !== id) } }),
    }));
  });
}

function withoutOthers(query: SearchQuery): RelaxedQuery[] {
  const relaxed = filterNames
    .filter((name) => filters[name].kind !== "lookup" && query.filters[name] !== undefined)
    .map((name) => withoutFilter(query, name));
  if (query.bounds) relaxed.push({ relaxation: { name: "bounds" }, query: changeSearch(query, { bounds: undefined }) });
  if (query.guestCount) {
    relaxed.push({ relaxation: { name: "guestCount" }, query: changeSearch(query, { guestCount: undefined }) });
  }
  return relaxed;
}

function withoutFilter(query: SearchQuery, name: FilterName): RelaxedQuery {
  return { relaxation: { name }, query: changeSearch(query, { filters: { [name]: undefined } }) };
}

/** A relaxation and how many properties it would find. */
export type CountedRelaxation = { relaxation: Relaxation; count: number };

/** Each single relaxation, the one that finds most first; then removing everything. */
export function bestFirst(counted: readonly CountedRelaxation[]): CountedRelaxation[] {
  const depth = ({ relaxation, count }: CountedRelaxation) => (relaxation.name === "everything" ? 1 : -count);
  return counted.toSorted((one, other) => depth(one) - depth(other));
}

export function relaxQuery(query: SearchQuery, relaxation: Relaxation): SearchQuery {
  const found = relaxationsOf(query).find((each) => JSON.stringify(each.relaxation) === JSON.stringify(relaxation));
  return found?.query ?? clearFilters(query);
}
