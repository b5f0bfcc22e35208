import { amenities } from "#domain/lookup/amenities.ts";
import { type CheckboxFilterName, type LookupFilterName, lookupFilter, PRICE_FILTER } from "../filters.ts";
import { guestTypes } from "../guest-types.ts";
import type { FilterValues } from "../search-query.ts";
import { type MeasuredPrices, quickPrice } from "./quick-price.ts";
import { inGuestCurrency, inRiyals } from "./shown-price.ts";

type Preset = { filter: CheckboxFilterName | typeof PRICE_FILTER } | { filter: LookupFilterName; id: number };

/** One-tap filters above the results, each with the choice that it makes. */
const presets = {
  privatePool: { filter: "amenities", id: amenities.PRIVATE_POOL },
  families: { filter: "guestTypes", id: guestTypes.families },
  offers: { filter: "offers" },
  freeCancellation: { filter: "freeCancellation" },
  tour: { filter: "is3DView" },
  /** Very good: 8 of 10 and better. */
  rating: { filter: "reviewRating", id: 2 },
  /** The total of the stay. */
  under: { filter: PRICE_FILTER },
} as const satisfies Record<string, Preset>;

type QuickFilter = keyof typeof presets;

/** In the order of the screen: what most guests ask for first. */
const names = Object.keys(presets) as QuickFilter[];
/** As many as stand beside the search at 1280 px. */
export const MAX_QUICK_FILTERS_IN_BAR = 5;

/** What a search answers about its filters. */
type Facets = Record<LookupFilterName, readonly { id: number; totalCount: number }[]> &
  Record<CheckboxFilterName, { totalCount: number }> &
  Record<typeof PRICE_FILTER, MeasuredPrices | null>;

export type QuickChoice = {
  name: QuickFilter;
  isOn: boolean;
  /** The change of filters that switches it on, or off again. */
  change: FilterValues;
  /** How many of these homes it finds; `undefined` where the answer does not count them. */
  count: number | undefined;
  /** The price of `under` in the guest's currency. */
  price?: number;
};

type Context = { rate: number; hasOffers: boolean };

/**
 * The quick filters of these results. The price is round in the guest's currency and finds some of the homes; offers are
 * for sites that have them.
 */
export function quickChoices(values: FilterValues, facets: Facets, { rate, hasOffers }: Context): QuickChoice[] {
  const shown = names.filter((name) => name !== "offers" || hasOffers);
  return shown.flatMap((name): QuickChoice[] => {
    const preset = presets[name];
    if ("id" in preset) return [optionChoice(name, preset, values, facets)];
    if (preset.filter === PRICE_FILTER) return priceChoice(values, facets, rate);
    const isOn = values[preset.filter] === true;
    const change = { [preset.filter]: isOn ? undefined : true };
    return [{ name, isOn, change, count: facets[preset.filter].totalCount }];
  });
}

/** Whether pressing it would leave a home in the list. */
export function isUseful({ isOn, count }: QuickChoice): boolean {
  return isOn || count !== 0;
}

function optionChoice(
  name: QuickFilter,
  { filter, id }: Extract<Preset, { id: number }>,
  values: FilterValues,
  facets: Facets,
): QuickChoice {
  return {
    name,
    isOn: idsOf(values, filter).includes(id),
    change: { [filter]: toggleId(values, filter, id) },
    count: facets[filter].find((option) => option.id === id)?.totalCount ?? 0,
  };
}

/** A maximum that the guest chose elsewhere is this filter too. */
function priceChoice(values: FilterValues, facets: Facets, rate: number): QuickChoice[] {
  const { minimum, maximum } = values[PRICE_FILTER] ?? {};
  const isOn = maximum !== undefined && !minimum;
  const price = isOn ? inGuestCurrency({ maximum }, rate).maximum : quickPrice(facets[PRICE_FILTER], rate);
  if (price === null || price === undefined) return [];
  const change = { [PRICE_FILTER]: isOn ? undefined : inRiyals({ maximum: price }, rate) };
  return [{ name: "under", isOn, change, count: undefined, price }];
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
