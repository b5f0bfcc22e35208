import {
  type CheckboxFilterName,
  checkboxFilterNames,
  type LookupFilterName,
  lookupFilterNames,
  type RangeFilterName,
  rangeFilterNames,
  type TextFilterName,
  textFilterNames,
} from "../filters.ts";
import type { Range } from "../range.ts";
import type { SearchChange, SearchQuery } from "../search-query.ts";
import type { FullRange } from "./filter-bounds.ts";
import { isNarrowed, withOpenEnds } from "./filter-bounds.ts";

/** One choice that a guest can remove, and the change that removes it. */
export type AppliedFilter =
  | { kind: "option"; name: LookupFilterName; id: number; removal: SearchChange }
  | { kind: "range"; name: RangeFilterName; range: Range; removal: SearchChange }
  | { kind: "text"; name: TextFilterName; text: string; removal: SearchChange }
  | { kind: "checkbox"; name: CheckboxFilterName; removal: SearchChange }
  | { kind: "guests"; name: "guestCount"; guests: number; removal: SearchChange }
  | { kind: "map"; name: "bounds"; removal: SearchChange };

/** Everything that narrows a query, kind by kind. A range that excludes nothing between its bounds is omitted. */
export function appliedFilters(query: SearchQuery, boundsFor: (name: RangeFilterName) => FullRange): AppliedFilter[] {
  return [
    ...rangesOf(query, boundsFor),
    ...guestsOf(query),
    ...optionsOf(query),
    ...checkboxesOf(query),
    ...textsOf(query),
    ...mapOf(query),
  ];
}

function rangesOf({ filters }: SearchQuery, boundsFor: (name: RangeFilterName) => FullRange): AppliedFilter[] {
  return rangeFilterNames.flatMap((name) => {
    const range = filters[name];
    const bounds = boundsFor(name);
    if (!range || !isNarrowed(range, bounds)) return [];
    return [{ kind: "range", name, range: withOpenEnds(range, bounds), removal: { filters: { [name]: undefined } } }];
  });
}

function optionsOf({ filters }: SearchQuery): AppliedFilter[] {
  return lookupFilterNames.flatMap((name) => {
    const chosen = filters[name] ?? [];
    return chosen.map((id): AppliedFilter => {
      const left = chosen.filter((other) => other !== id);
      return { kind: "option", name, id, removal: { filters: { [name]: left.length > 0 ? left : undefined } } };
    });
  });
}

function checkboxesOf({ filters }: SearchQuery): AppliedFilter[] {
  const chosen = checkboxFilterNames.filter((name) => filters[name]);
  return chosen.map((name) => ({ kind: "checkbox", name, removal: { filters: { [name]: undefined } } }));
}

function textsOf({ filters }: SearchQuery): AppliedFilter[] {
  return textFilterNames.flatMap((name) => {
    const text = filters[name];
    return text ? [{ kind: "text", name, text, removal: { filters: { [name]: undefined } } }] : [];
  });
}

function guestsOf({ guestCount: guests }: SearchQuery): AppliedFilter[] {
  return guests ? [{ kind: "guests", name: "guestCount", guests, removal: { guestCount: undefined } }] : [];
}

function mapOf({ bounds }: SearchQuery): AppliedFilter[] {
  return bounds ? [{ kind: "map", name: "bounds", removal: { bounds: undefined } }] : [];
}
