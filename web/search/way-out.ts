import { filters, lookupFilterNames, rangeFilterNames } from "#domain/search/filters.ts";
import { changeSearch, clearFilters, type FilterValues, type SearchQuery } from "#domain/search/search-query.ts";

/** One thing a guest could do without. `id` names a single option where each one narrows by itself. */
export type Wish =
  | { name: keyof FilterValues; id?: number }
  | { name: "bounds" }
  | { name: "guestCount" }
  | { name: "everything" };

/** Few enough to ask for all of them at once. */
const MOST_WISHES = 12;

/** Everything that narrows a query, each with the query without it. */
export function wishesOf(query: SearchQuery): { wish: Wish; without: SearchQuery }[] {
  const found = [...lookupWishes(query), ...otherWishes(query)];
  if (found.length < 2) return found;
  return [...found.slice(0, MOST_WISHES - 1), { wish: { name: "everything" }, without: clearFilters(query) }];
}

/** Homes must have every amenity that was chosen, so each can be given up alone; of areas any would do. */
function lookupWishes(query: SearchQuery) {
  return lookupFilterNames.flatMap((name) => {
    const ids = query.filters[name] ?? [];
    if (ids.length === 0) return [];
    if (filters[name].matches === "any" && ids.length > 1) return [wishFor(query, { name })];
    return ids.map((id) =>
      wishFor(
        query,
        { name, id },
        ids.filter((other) => other !== id),
      ),
    );
  });
}

function wishFor(query: SearchQuery, wish: Extract<Wish, { id?: number }>, rest?: number[]) {
  return { wish: wish as Wish, without: changeSearch(query, { filters: { [wish.name]: rest } }) };
}

function otherWishes(query: SearchQuery) {
  const names = [...rangeFilterNames, "unitSearch", "is3DView", "freeCancellation"] as const;
  const chosen = names.filter((name) => query.filters[name] !== undefined).map((name) => wishFor(query, { name }));
  const wider: { wish: Wish; without: SearchQuery }[] = [];
  if (query.bounds) wider.push({ wish: { name: "bounds" }, without: changeSearch(query, { bounds: undefined }) });
  if (query.guestCount) {
    wider.push({ wish: { name: "guestCount" }, without: changeSearch(query, { guestCount: undefined }) });
  }
  return [...chosen, ...wider];
}

export type WayOut = { wish: Wish; count: number };

/** The one thing whose absence helps most; giving up everything only when nothing less helps. */
export function bestWayOut(counted: readonly WayOut[]): WayOut | null {
  const helpful = counted.filter(({ count }) => count > 0);
  const single = helpful.filter(({ wish }) => wish.name !== "everything");
  const [best = null] = (single.length > 0 ? single : helpful).toSorted((one, other) => other.count - one.count);
  return best;
}

export function queryWithout(query: SearchQuery, wish: Wish): SearchQuery {
  const found = wishesOf(query).find((each) => JSON.stringify(each.wish) === JSON.stringify(wish));
  return found?.without ?? clearFilters(query);
}
