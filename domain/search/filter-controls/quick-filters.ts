import { amenities } from "#domain/lookup/amenities.ts";
import { type LookupFilterName, lookupFilter } from "../filters.ts";
import { guestTypes } from "../guest-types.ts";
import type { FilterValues } from "../search-query.ts";

/** One-tap filters above the results, each with the choice that it makes. */
export const quickFilters = {
  privatePool: { filter: "amenities", id: amenities.PRIVATE_POOL },
  families: { filter: "guestTypes", id: guestTypes.families },
  offers: { filter: "offers" },
  freeCancellation: { filter: "freeCancellation" },
  tour: { filter: "is3DView" },
  /** Very good: 8 of 10 and better. */
  rating: { filter: "reviewRating", id: 2 },
  /** Riyals for the whole stay. */
  under: { filter: "priceFilter", maximum: 1_000 },
} as const satisfies Record<string, { filter: keyof FilterValues; id?: number; maximum?: number }>;

export type QuickFilter = keyof typeof quickFilters;

/** In the order of the screen: what most guests ask for first. */
export const quickFilterNames = Object.keys(quickFilters) as QuickFilter[];
/** As many as stand beside the search at 1280 px. */
export const MAX_QUICK_FILTERS_IN_BAR = 5;

export function isQuickFilterOn(values: FilterValues, name: QuickFilter): boolean {
  const preset = quickFilters[name];
  if ("id" in preset) return idsOf(values, preset.filter).includes(preset.id);
  if ("maximum" in preset) {
    const range = values[preset.filter];
    return range?.maximum === preset.maximum && range.minimum === undefined;
  }
  return values[preset.filter] === true;
}

/** The change of filters that switches one on, or off again. */
export function toggleQuickFilter(values: FilterValues, name: QuickFilter): FilterValues {
  const preset = quickFilters[name];
  const isOn = isQuickFilterOn(values, name);
  if ("maximum" in preset) return { [preset.filter]: isOn ? undefined : { maximum: preset.maximum } };
  if ("id" in preset) return { [preset.filter]: toggleId(values, preset.filter, preset.id) };
  return { [preset.filter]: isOn ? undefined : true };
}

/** The ids of a lookup filter with one added or removed; a minimum is always one. */
export function toggleId(values: FilterValues, filter: LookupFilterName, id: number): number[] | undefined {
  const chosen = idsOf(values, filter);
  if (chosen.includes(id)) return orNone(chosen.filter((other) => other !== id));
  return lookupFilter(filter).isMinimum ? [id] : [...chosen, id].sort((one, other) => one - other);
}

function idsOf(values: FilterValues, filter: LookupFilterName): number[] {
  return values[filter] ?? [];
}

function orNone(ids: number[]): number[] | undefined {
  return ids.length > 0 ? ids : undefined;
}
