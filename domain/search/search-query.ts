import type { Near } from "#domain/place/near.ts";
import type { FlexibleChoice } from "#domain/stay/flexible/flexible-choice.ts";
import type { Stay } from "#domain/stay/stay.ts";
import {
  type CheckboxFilterName,
  type LookupFilterName,
  lookupFilter,
  lookupFilterNames,
  type RangeFilterName,
  type TextFilterName,
} from "./filters.ts";
import type { Range } from "./range.ts";
import { DEFAULT_SORT, type RankType, type SortBy, type SortOrder, sorts } from "./sorts.ts";

/** What a guest chose of each filter. What is absent, or `undefined` in a change, is not chosen. */
export type FilterValues = { [Name in LookupFilterName]?: number[] | undefined } & {
  [Name in RangeFilterName]?: Range | undefined;
} & { [Name in TextFilterName]?: string | undefined } & { [Name in CheckboxFilterName]?: true | undefined };

/** The part of the map that is shown, in degrees. */
export type Bounds = { north: number; south: number; east: number; west: number };

export type Sort = { sortBy: SortBy; sortOrder: SortOrder };

/** Everything that an address of the results names. */
export type SearchQuery = {
  cityId: number | null;
  /** The stay in the address if it can be booked; `null`: the page chooses one. */
  stay: Stay | null;
  /** Which other dates the guest would accept. */
  flexible?: FlexibleChoice | undefined;
  filters: FilterValues;
  sort: Sort;
  rankType?: RankType | undefined;
  pageNo: number;
  /** All guests, and how many of them are children. */
  guestCount?: number | undefined;
  children?: number | undefined;
  bounds?: Bounds | undefined;
  /** The place from which distances are measured. */
  near?: Near | undefined;
};

export type SearchChange = Partial<Omit<SearchQuery, "filters">> & { filters?: FilterValues | undefined };

/**
 * The query after a change. Whatever changes what is found or its order leads to its first page; another city
 * has other areas and lies elsewhere on the map.
 */
export function changeSearch(query: SearchQuery, { filters = {}, ...change }: SearchChange): SearchQuery {
  const isElsewhere = change.cityId !== undefined && change.cityId !== query.cityId;
  const next: SearchQuery = {
    ...query,
    ...(isElsewhere ? { bounds: undefined, ...withoutNear(query) } : {}),
    pageNo: 1,
    ...change,
    filters: withoutEmpty({ ...query.filters, ...(isElsewhere ? noneOfCity : {}), ...filters }),
  };
  return next;
}

/** Without the place nothing is sorted by the distance from it. */
export function withoutNear({ near, sort }: Pick<SearchQuery, "near" | "sort">): SearchChange {
  const isByDistance = near && sort.sortBy === "distance";
  return { near: undefined, ...(isByDistance && { sort: { sortBy: DEFAULT_SORT, sortOrder: sorts[DEFAULT_SORT] } }) };
}

const noneOfCity: FilterValues = Object.fromEntries(
  lookupFilterNames.filter((name) => lookupFilter(name).isOfCity).map((name) => [name, undefined]),
);

/** The query with nothing left that narrows it: no filter, no part of the map, no number of guests. */
export function clearFilters(query: SearchQuery): SearchQuery {
  return { ...query, filters: {}, bounds: undefined, guestCount: undefined, children: undefined, pageNo: 1 };
}

export function isNarrowed({ filters, bounds, guestCount }: SearchQuery): boolean {
  return Object.keys(filters).length > 0 || bounds !== undefined || guestCount !== undefined;
}

function withoutEmpty(values: FilterValues): FilterValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: FilterValues[keyof FilterValues]): boolean {
  if (value === undefined || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && value.minimum === undefined && value.maximum === undefined;
}
