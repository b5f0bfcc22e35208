import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { filters, lookupFilterNames, rangeFilterNames } from "./filters.ts";
import type { FilterValues, SearchQuery } from "./search-query.ts";
import type { RankType, SortBy, SortOrder } from "./sorts.ts";

/** Results per page, at a desk and for each "show more". */
export const PAGE_SIZE = 10;

type LookupChoice = { lookupTypeId: number; lookupId: number[] };
export type Place = { latitude: number; longitude: number };

/** Where and when: what names a search, told again with every step that narrows it. */
export type FirstPayload = {
  searchCriteria: LookupChoice[];
  checkIn: string;
  checkOut: string;
  rankType: RankType;
} & WirePage;

type WirePage = { pageNo: number; pageSize: number };
type WireOrder = WirePage & { sortBy: SortBy; sortOrder: SortOrder; rankType: RankType } & Partial<Place>;
export type WireFilters = {
  filterCriteria: LookupChoice[];
  searchText?: string;
  unitSearch?: { term: string };
  is3DView?: true;
  freeCancellation?: true;
  guestCount?: number;
  bounds?: NonNullable<SearchQuery["bounds"]>;
  priceFilter?: Record<string, number>;
  sizeFilter?: Record<string, number>;
  bedCountFilter?: Record<string, number>;
  bathRoomCountFilter?: Record<string, number>;
};

/** What a query leaves open and the page knows. */
export type Asking = { rankType: RankType; near?: Place | undefined; pageNo?: number; pageSize?: number };

export function firstPayload(cityId: number, { checkIn, checkOut }: Stay, rankType: RankType): FirstPayload {
  const searchCriteria = [{ lookupTypeId: lookupTypes.CITY, lookupId: [cityId] }];
  return { searchCriteria, checkIn, checkOut, rankType, pageNo: 1, pageSize: PAGE_SIZE };
}

/** A whole search with everything the query wishes. */
export function searchPayload(first: FirstPayload, query: SearchQuery, asking: Asking) {
  return { ...first, ...wireFilters(query), ...wireOrder(query, asking) };
}

/** A search that was made before, narrowed, sorted or turned. It carries the first one, so that any process can answer. */
export function advancePayload(searchId: string, first: FirstPayload, query: SearchQuery, asking: Asking) {
  return { searchId, searchPayload: first, ...wireFilters(query), ...wireOrder(query, asking) };
}

export function wireFilters({ filters: values, guestCount, bounds }: SearchQuery): WireFilters {
  const { unitSearch, is3DView, freeCancellation } = values;
  return {
    filterCriteria: criteriaOf(values),
    ...rangesOf(values),
    ...(unitSearch && { searchText: unitSearch, unitSearch: { term: unitSearch } }),
    ...(is3DView && { is3DView }),
    ...(freeCancellation && { freeCancellation }),
    ...(guestCount && { guestCount }),
    ...(bounds && { bounds }),
  };
}

function wireOrder({ sort, pageNo }: SearchQuery, { rankType, near, ...page }: Asking): WireOrder {
  return { ...sort, rankType, pageNo, pageSize: PAGE_SIZE, ...near, ...page };
}

function criteriaOf(values: FilterValues): LookupChoice[] {
  return lookupFilterNames.flatMap((name) => {
    const lookupId = values[name] ?? [];
    return lookupId.length > 0 ? [{ lookupTypeId: filters[name].lookupTypeId, lookupId }] : [];
  });
}

/** Each range under its own name, its ends under the names that range has on the wire. */
function rangesOf(values: FilterValues): Partial<WireFilters> {
  const ranges = rangeFilterNames.flatMap((name) => {
    const { minimum, maximum } = values[name] ?? {};
    const ends = [
      [filters[name].minimum, minimum],
      [filters[name].maximum, maximum],
    ].filter(([, value]) => value !== undefined);
    return ends.length > 0 ? [[name, Object.fromEntries(ends)]] : [];
  });
  return Object.fromEntries(ranges);
}
