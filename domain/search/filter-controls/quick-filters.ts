import { amenities } from "#domain/lookup/amenities.ts";
import { filters, type LookupFilterName } from "../filters.ts";
import { guestTypes } from "../guest-types.ts";
import type { FilterValues } from "../search-query.ts";

/** One-tap wishes above the results, each the filter it sets. */
export const quickFilters = {
  privatePool: { filter: "amenities", id: amenities.PRIVATE_POOL },
  families: { filter: "guestTypes", id: guestTypes.families },
  tour: { filter: "is3DView" },
  freeCancellation: { filter: "freeCancellation" },
  /** Very good: 8 of 10 and better. */
  rating: { filter: "reviewRating", id: 2 },
  /** Riyals for the whole stay. */
  under: { filter: "priceFilter", maximum: 1_000 },
} as const satisfies Record<string, { filter: keyof FilterValues; id?: number; maximum?: number }>;

export type QuickFilter = keyof typeof quickFilters;

/** Free cancellation is offered only where the flexible policy is shown. */
export function offeredQuickFilters(experiments: { flexiblePolicy: boolean }): QuickFilter[] {
  const names = Object.keys(quickFilters) as QuickFilter[];
  return names.filter((name) => name !== "freeCancellation" || experiments.flexiblePolicy);
}

export function isQuickFilterOn(values: FilterValues, name: QuickFilter): boolean {
  const wish = quickFilters[name];
  if ("id" in wish) return idsOf(values, wish.filter).includes(wish.id);
  if ("maximum" in wish) {
    return values.priceFilter?.maximum === wish.maximum && values.priceFilter.minimum === undefined;
  }
  return values[wish.filter] === true;
}

/** The change of filters that switches one on, or off again. */
export function toggleQuickFilter(values: FilterValues, name: QuickFilter): FilterValues {
  const wish = quickFilters[name];
  const isOn = isQuickFilterOn(values, name);
  if ("maximum" in wish) return { priceFilter: isOn ? undefined : { maximum: wish.maximum } };
  if ("id" in wish) return { [wish.filter]: toggleId(values, wish.filter, wish.id) };
  return { [wish.filter]: isOn ? undefined : true };
}

/** The ids of a lookup filter with one more or one less; a rating is always one. */
export function toggleId(values: FilterValues, filter: LookupFilterName, id: number): number[] | undefined {
  const chosen = idsOf(values, filter);
  if (chosen.includes(id)) return orNone(chosen.filter((other) => other !== id));
  return filters[filter].lookupTypeId === filters.reviewRating.lookupTypeId
    ? [id]
    : [...chosen, id].sort((one, other) => one - other);
}

function idsOf(values: FilterValues, filter: LookupFilterName): number[] {
  return values[filter] ?? [];
}

function orNone(ids: number[]): number[] | undefined {
  return ids.length > 0 ? ids : undefined;
}
