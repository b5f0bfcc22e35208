import { type LookupFilterName, lookupFilterNames, type RangeFilterName, rangeFilterNames } from "../filters.ts";
import type { Range } from "../range.ts";
import type { SearchChange, SearchQuery } from "../search-query.ts";
import type { FullRange } from "./filter-bounds.ts";
import { isNarrowed } from "./filter-bounds.ts";

/** One wish a guest can take back, and the change that does. */
export type AppliedFilter =
  | { kind: "option"; name: LookupFilterName; id: number; removal: SearchChange }
  | { kind: "range"; name: RangeFilterName; range: Range; removal: SearchChange }
  | { kind: "text"; name: "unitSearch"; text: string; removal: SearchChange }
  | { kind: "checkbox"; name: "is3DView" | "freeCancellation"; removal: SearchChange }
  | { kind: "guests"; name: "guestCount"; guests: number; removal: SearchChange }
  | { kind: "map"; name: "bounds"; removal: SearchChange };

/** Everything a query wishes, in the order of the panel. A range that leaves nothing out between `bounds` is no wish. */
export function appliedFilters(query: SearchQuery, boundsFor: (name: RangeFilterName) => FullRange): AppliedFilter[] {
  return [
    ...rangesOf(query, boundsFor),
    ...guestsOf(query),
    ...optionsOf(query),
    ...checkboxesOf(query),
    ...textOf(query),
    ...mapOf(query),
  ];
}

function rangesOf({ filters }: SearchQuery, boundsFor: (name: RangeFilterName) => FullRange): AppliedFilter[] {
  return rangeFilterNames.flatMap((name) => {
    const range = filters[name];
    if (!range || !isNarrowed(range, boundsFor(name))) return [];
    return [{ kind: "range", name, range, removal: { filters: { [name]: undefined } } }];
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
  const chosen = (["is3DView", "freeCancellation"] as const).filter((name) => filters[name]);
  return chosen.map((name) => ({ kind: "checkbox", name, removal: { filters: { [name]: undefined } } }));
}

function textOf({ filters: { unitSearch: text } }: SearchQuery): AppliedFilter[] {
  return text ? [{ kind: "text", name: "unitSearch", text, removal: { filters: { unitSearch: undefined } } }] : [];
}

function guestsOf({ guestCount: guests }: SearchQuery): AppliedFilter[] {
  return guests ? [{ kind: "guests", name: "guestCount", guests, removal: { guestCount: undefined } }] : [];
}

function mapOf({ bounds }: SearchQuery): AppliedFilter[] {
  return bounds ? [{ kind: "map", name: "bounds", removal: { bounds: undefined } }] : [];
}
