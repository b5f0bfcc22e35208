import type { FullRange } from "#domain/search/filter-controls/filter-bounds.ts";
import type { Option } from "#domain/search/filter-controls/option-list.ts";
import { filters, type LookupFilterName, type RangeFilterName } from "#domain/search/filters.ts";
import type { FilterValues, SearchChange, SearchQuery } from "#domain/search/search-query.ts";
import type { Labels } from "../labels.ts";
import type { Found } from "../search-store.ts";

/** What an answer says can be chosen next, with counts. */
export type Facets = Found["filters"];

/** What every part of the filters is given. */
export type FacetProps = {
  facets: Facets;
  /** The answer before any filter, which knows every option there is; absent where that is `facets` itself. */
  known: Facets | null;
  labels: Labels;
};

/** Everything the panel can choose. In a change, `undefined` takes a wish away. */
export type Choice = FilterValues & { guestCount?: number | undefined };

export function choiceOf({ filters: values, guestCount }: SearchQuery): Choice {
  return guestCount === undefined ? values : { ...values, guestCount };
}

export function asSearchChange(change: Choice): SearchChange {
  const { guestCount, ...values } = change;
  return "guestCount" in change ? { filters: values, guestCount } : { filters: values };
}

/** The ends of a slider stay those before any filter, so that it does not shrink under the finger. */
export function fullRangeOf({ facets, known }: Pick<FacetProps, "facets" | "known">, name: RangeFilterName) {
  return measuredOf(known ?? facets, name);
}

/** The ends the server measured for a range, or `null` where it found no home. */
export function measuredOf(facets: Facets, name: RangeFilterName): FullRange | null {
  const measured = facets[name] as Record<string, unknown> | null;
  if (!measured) return null;
  const { minimum, maximum } = filters[name];
  return { minimum: Number(measured[minimum]), maximum: Number(measured[maximum]) };
}

export type NamedOption = Option & { label: string };

/**
 * The options of a lookup filter that have a word; ids are never shown. An answer leaves out what would find nothing:
 * what the answer before it knew stays, with no homes.
 */
export function optionsOf(name: LookupFilterName, { facets, known, labels }: FacetProps): NamedOption[] {
  const words = labels[filters[name].lookupTypeId] ?? {};
  const counted = new Set(facets[name].map(({ id }) => id));
  const sunk = (known?.[name] ?? [])
    .filter(({ id }) => !counted.has(id))
    .map((option) => ({ ...option, totalCount: 0 }));
  return [...facets[name], ...sunk].flatMap((option) => {
    const label = words[option.id];
    return label === undefined ? [] : [{ ...option, label }];
  });
}
