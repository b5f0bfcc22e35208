import { type LookupTypeId, lookupTypes } from "#domain/lookup/lookup-types.ts";

/** Options of a lookup. `all`: a home must have every chosen one; `any`: one of them is enough. */
type LookupFilter = { kind: "lookup"; lookupTypeId: LookupTypeId; matches: "all" | "any" };
/** A slider. `step` rounds its ends outwards; `fallback` stands in while the server's own bounds are not known. */
type RangeFilter = {
  kind: "range";
  minimum: string;
  maximum: string;
  step: number;
  fallback: { minimum: number; maximum: number };
};
type SearchFilter = { kind: "search" };
/** Yes or does not matter, and no lookup behind it. */
type CheckboxFilter = { kind: "checkbox" };

export type Filter = LookupFilter | RangeFilter | SearchFilter | CheckboxFilter;

/**
 * Every filter by its wire name, which is its key in the URL and in the answer too. Lookup filters travel in
 * `filterCriteria` by their lookup type, the others under their own name.
 */
export const filters = {
  cities: { kind: "lookup", lookupTypeId: lookupTypes.CITY, matches: "any" },
  areas: { kind: "lookup", lookupTypeId: lookupTypes.AREA, matches: "any" },
  propertyTypes: { kind: "lookup", lookupTypeId: lookupTypes.PROPERTY_TYPE, matches: "any" },
  amenities: { kind: "lookup", lookupTypeId: lookupTypes.AMENITY, matches: "all" },
  spaces: { kind: "lookup", lookupTypeId: lookupTypes.SPACE_CATEGORY, matches: "all" },
  guestTypes: { kind: "lookup", lookupTypeId: lookupTypes.GUEST_TYPE, matches: "any" },
  reviewRating: { kind: "lookup", lookupTypeId: lookupTypes.REVIEW_TYPE, matches: "any" },
  priceFilter: {
    kind: "range",
    minimum: "minimumPrice",
    maximum: "maximumPrice",
    step: 50,
    fallback: { minimum: 0, maximum: 10_000 },
  },
  sizeFilter: {
    kind: "range",
    minimum: "minimumSize",
    maximum: "maximumSize",
    step: 50,
    fallback: { minimum: 0, maximum: 5_000 },
  },
  bedCountFilter: {
    kind: "range",
    minimum: "minimumCount",
    maximum: "maximumCount",
    step: 1,
    fallback: { minimum: 1, maximum: 10 },
  },
  bathRoomCountFilter: {
    kind: "range",
    minimum: "minimumCount",
    maximum: "maximumCount",
    step: 1,
    fallback: { minimum: 1, maximum: 10 },
  },
  unitSearch: { kind: "search" },
  is3DView: { kind: "checkbox" },
  freeCancellation: { kind: "checkbox" },
} as const satisfies Record<string, Filter>;

export type FilterName = keyof typeof filters;
type NamesOf<Kind extends Filter["kind"]> = {
  [Name in FilterName]: (typeof filters)[Name]["kind"] extends Kind ? Name : never;
}[FilterName];
export type LookupFilterName = NamesOf<"lookup">;
export type RangeFilterName = NamesOf<"range">;

export const filterNames = Object.keys(filters) as FilterName[];
export const lookupFilterNames = filterNames.filter((name) => filters[name].kind === "lookup") as LookupFilterName[];
export const rangeFilterNames = filterNames.filter((name) => filters[name].kind === "range") as RangeFilterName[];

/** Keys of a results URL that narrow a search without being a filter of the panel. */
export const wishKeys = ["guestCount", "bounds"] as const;

/** The filter that a lookup type narrows by. */
export function filterOfLookupType(lookupTypeId: number): LookupFilterName | null {
  return lookupFilterNames.find((name) => filters[name].lookupTypeId === lookupTypeId) ?? null;
}
