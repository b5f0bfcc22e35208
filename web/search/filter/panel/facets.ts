import type { FullRange } from "#domain/search/filter-controls/filter-bounds.ts";
import type { Option } from "#domain/search/filter-controls/option-list.ts";
import {
  checkboxFilterNames,
  filters,
  type LookupFilterName,
  lookupFilterNames,
  type RangeFilterName,
  rangeFilterNames,
} from "#domain/search/filters.ts";
import type { FilterValues, SearchChange, SearchQuery } from "#domain/search/search-query.ts";
import type { Labels } from "../../state/labels.ts";
import type { Found } from "../../state/search-store.ts";

/** What can be chosen next, with counts. */
export type Facets = Found["filters"];

/** Facets without anything to choose. */
export const emptyFacets = {
  ...Object.fromEntries(lookupFilterNames.map((name) => [name, []])),
  ...Object.fromEntries(rangeFilterNames.map((name) => [name, null])),
  ...Object.fromEntries(checkboxFilterNames.map((name) => [name, { totalCount: 0 }])),
} as unknown as Facets;

/** The props of every part of the filters. */
export type FacetProps = {
  facets: Facets;
  /** The facets before any filter, which have every option; `null` where they are `facets` itself. */
  known: Facets | null;
  labels: Labels;
};

/** Everything the panel can choose. In a change, `undefined` removes a choice. */
export type Choice = FilterValues & { guestCount?: number | undefined };

export function choiceOf({ filters: values, guestCount }: SearchQuery): Choice {
  return guestCount === undefined ? values : { ...values, guestCount };
}

export function asSearchChange(change: Choice): SearchChange {
  const { guestCount, ...values } = change;
  return "guestCount" in change ? { filters: values, guestCount } : { filters: values };
}

/** The ends of a slider are those before any filter, so that it does not shrink while it is used. */
export function fullRangeOf({ facets, known }: Pick<FacetProps, "facets" | "known">, name: RangeFilterName) {
  return measuredOf(known ?? facets, name);
}

/** The ends of a range in the answer, or `null` where it found no property. */
export function measuredOf(facets: Facets, name: RangeFilterName): FullRange | null {
  const measured = facets[name] as Record<string, unknown> | null;
  if (!measured) return null;
  const { minimum, maximum } = filters[name];
  return { minimum: Number(measured[minimum]), maximum: Number(measured[maximum]) };
}

export type NamedOption = Option & { label: string };

/**
 * The options of a lookup filter that have a label; ids are never shown. An answer omits options that would find
 * nothing: those of the earlier answer are shown with a count of 0.
 */
export function optionsOf(name: LookupFilterName, { facets, known, labels }: FacetProps): NamedOption[] {
  const words = labels[filters[name].lookupTypeId] ?? {};
  const counted = new Set(facets[name].map(({ id }) => id));
  const empty = (known?.[name] ?? [])
    .filter(({ id }) => !counted.has(id))
    .map((option) => ({ ...option, totalCount: 0 }));
  return [...facets[name], ...empty].flatMap((option) => {
    const label = words[option.id];
    return label === undefined ? [] : [{ ...option, label }];
  });
}
