import { lookupTypes } from "#domain/lookup/lookup-types.ts";
import type { Stay } from "#domain/stay/stay.ts";
import {
  type CheckboxFilterName,
  checkboxFilterNames,
  filters,
  lookupFilterNames,
  type RangeFilterName,
  rangeFilterNames,
  type TextFilterName,
  textFilterNames,
} from "./filters.ts";
import type { FilterValues, SearchQuery } from "./search-query.ts";
import type { RankType, SortBy, SortOrder } from "./sorts.ts";

/** Results per page on a desktop, and for each "show more" on a phone. */
export const PAGE_SIZE = 10;

type LookupChoice = { lookupTypeId: number; lookupId: number[] };
export type Place = { latitude: number; longitude: number };

/** The place and the nights: they identify a search, and every step that narrows it repeats them. */
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
  guestCount?: number;
  bounds?: NonNullable<SearchQuery["bounds"]>;
} & { [Name in RangeFilterName]?: Record<string, number> } & { [Name in TextFilterName]?: { term: string } } & {
  [Name in CheckboxFilterName]?: true;
};

/** What the page adds to the query. */
export type PayloadContext = { rankType: RankType; near?: Place | undefined; pageNo?: number; pageSize?: number };

export function firstPayload(cityId: number, { checkIn, checkOut }: Stay, rankType: RankType): FirstPayload {
  const searchCriteria = [{ lookupTypeId: lookupTypes.CITY, lookupId: [cityId] }];
  return { searchCriteria, checkIn, checkOut, rankType, pageNo: 1, pageSize: PAGE_SIZE };
}

/** A new search with everything the query asks for. */
export function searchPayload(first: FirstPayload, query: SearchQuery, context: PayloadContext) {
  return { ...first, ...wireFilters(query), ...wireOrder(query, context) };
}

/** An earlier search narrowed, sorted or paged. It repeats the first payload, so that any process can answer. */
export function advancePayload(searchId: string, first: FirstPayload, query: SearchQuery, context: PayloadContext) {
  return { searchId, searchPayload: first, ...wireFilters(query), ...wireOrder(query, context) };
}

export function wireFilters({ filters: values, guestCount, bounds }: SearchQuery): WireFilters {
  return {
    filterCriteria: criteriaOf(values),
    ...rangesOf(values),
    ...textsOf(values),
    ...checkboxesOf(values),
    ...(guestCount && { guestCount }),
    ...(bounds && { bounds }),
  };
}

function wireOrder({ sort, pageNo }: SearchQuery, { rankType, near, ...page }: PayloadContext): WireOrder {
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

/** The text travels twice: as `searchText` and under the name of its filter. */
function textsOf(values: FilterValues): Partial<WireFilters> {
  const texts = textFilterNames.flatMap((name) => {
    const text = values[name];
    return text ? [["searchText", text] as const, [name, { term: text }] as const] : [];
  });
  return Object.fromEntries(texts);
}

function checkboxesOf(values: FilterValues): Partial<WireFilters> {
  return Object.fromEntries(checkboxFilterNames.filter((name) => values[name]).map((name) => [name, true]));
}
