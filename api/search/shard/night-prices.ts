import { classPrice, dayPrice, isBetter } from "#domain/price/night-price.ts";
import { discountSources, type PropertyRates } from "#domain/price/property-rates.ts";
import { type SeasonKind, seasonKinds } from "#domain/price/season.ts";
import { weekdays } from "#domain/stay/weekday.ts";
import { type Bitset, clearBit, emptyBitset, setBit, unite } from "./bitset.ts";
import { numberOfKnownDay } from "./known-day.ts";
import type { NightWindow } from "./night-window.ts";
import {
  dropStayDiscounts,
  emptyStayDiscounts,
  putStayDiscounts,
  type StayDiscounts,
  sizeOfStayDiscounts,
} from "./stay-discounts.ts";

/** The classes of nights with different prices: weekdays and weekends, outside and in each season. */
const classes: readonly { weekend: boolean; season: SeasonKind | null }[] = [null, ...seasonKinds].flatMap((season) => [
  { weekend: false, season },
  { weekend: true, season },
]);

export function classOfNight(weekend: boolean, season: SeasonKind | null): number {
  return 2 * (season ? seasonKinds.indexOf(season) + 1 : 0) + (weekend ? 1 : 0);
}

const seasonsOfDay: readonly (SeasonKind | null)[] = [null, ...seasonKinds];

/** The index of a night in `SpecialRates.byDay`. */
export function dayClassOf(weekday: number, season: SeasonKind | null): number {
  return weekday * seasonsOfDay.length + seasonsOfDay.indexOf(season);
}

/** Nights with prices of their own, with days as numbers since 1970. */
export type SpecialRates = {
  /** From, to, percentage and index of the source of each discount, one after the other; the best discount first. */
  discounts: number[];
  overrides: Map<number, number> | null;
  /** Prices by day of the week and season, `NO_PRICE` for a day without one; `null` when no day has one. */
  byDay: Int32Array | null;
};
export const DISCOUNT_PARTS = 4;
/** Not 0: a discount may leave nothing of a price. */
export const NO_PRICE = -1;

/** Prices before VAT: one column per class of nights, the few nights that have prices of their own, and service fees. */
export type NightPrices = {
  window: NightWindow;
  capacity: number;
  byClass: Int32Array[];
  /** Properties by night whose price is discounted or set by the host; absent where there are none. */
  special: (Bitset | undefined)[];
  /** Those of them whose price is set by the host. */
  overridden: (Bitset | undefined)[];
  rates: (SpecialRates | undefined)[];
  /** Properties with prices of days of the week. */
  withDayPrices: Bitset;
  stayDiscounts: StayDiscounts;
  /** The discount of properties that have exactly one; its percentage is 0 for all others. */
  only: { from: Int32Array; to: Int32Array; percentage: Uint8Array };
  /** The fee of a stay, and the properties that have one. */
  serviceFees: Int32Array;
  withServiceFee: Bitset;
};

export function emptyNightPrices(capacity: number, window: NightWindow): NightPrices {
  return {
    capacity,
    window,
    byClass: classes.map(() => new Int32Array(capacity)),
    special: Array.from({ length: window.nights }),
    overridden: Array.from({ length: window.nights }),
    rates: Array.from({ length: capacity }),
    withDayPrices: emptyBitset(capacity),
    stayDiscounts: emptyStayDiscounts(capacity),
    only: { from: new Int32Array(capacity), to: new Int32Array(capacity), percentage: new Uint8Array(capacity) },
    serviceFees: new Int32Array(capacity),
    withServiceFee: emptyBitset(capacity),
  };
}

/** The properties that are in a set on any of these nights, as a new set; `first` counts from the window's first night. */
export function onAnyNight(sets: readonly (Bitset | undefined)[], first: number, nights: number): Bitset | null {
  let all: Bitset | null = null;
  for (let night = first; night < first + nights; night++) {
    const properties = sets[night];
    if (!properties) continue;
    if (all) unite(all, properties);
    else all = properties.slice();
  }
  return all;
}

/** Writes the prices of a position, which must have none before. */
export function putPrices(prices: NightPrices, position: number, rates: PropertyRates): void {
  for (const [index, { weekend, season }] of classes.entries()) {
    (prices.byClass[index] as Int32Array)[position] = classPrice(rates, weekend, season);
  }
  prices.serviceFees[position] = rates.serviceFee;
  if (rates.serviceFee > 0) setBit(prices.withServiceFee, position);
  putStayDiscounts(prices.stayDiscounts, position, rates);
  const special = specialRates(rates);
  if (!special) return;
  if (special.byDay) setBit(prices.withDayPrices, position);
  prices.rates[position] = special;
  if (special.discounts.length === DISCOUNT_PARTS) putOnly(prices.only, position, special.discounts);
  for (let at = 0; at < special.discounts.length; at += DISCOUNT_PARTS) {
    mark(prices, prices.special, position, special.discounts[at] as number, special.discounts[at + 1] as number);
  }
  for (const night of special.overrides?.keys() ?? []) {
    mark(prices, prices.special, position, night, night);
    mark(prices, prices.overridden, position, night, night);
  }
}

function putOnly({ from, to, percentage }: NightPrices["only"], position: number, discount: number[]): void {
  from[position] = discount[0] as number;
  to[position] = discount[1] as number;
  percentage[position] = discount[2] as number;
}

function specialRates(rates: PropertyRates): SpecialRates | null {
  const { discounts, overrides = {} } = rates;
  const set = Object.entries(overrides);
  const byDay = dayPrices(rates);
  if (set.length === 0 && discounts.length === 0 && !byDay) return null;
  return {
    discounts: discounts
      .toSorted((one, other) => (isBetter(one, other) ? -1 : 1))
      .flatMap(({ from, to, percentage, source }) => [
        numberOfKnownDay(from),
        numberOfKnownDay(to),
        percentage,
        discountSources.indexOf(source),
      ]),
    overrides: set.length === 0 ? null : new Map(set.map(([night, price]) => [numberOfKnownDay(night), price])),
    byDay,
  };
}

function dayPrices(rates: PropertyRates): Int32Array | null {
  if (!rates.dayPrices || Object.keys(rates.dayPrices).length === 0) return null;
  return Int32Array.from(
    weekdays.flatMap((weekday) => seasonsOfDay.map((season) => dayPrice(rates, weekday, season) ?? NO_PRICE)),
  );
}

function mark(
  { window, capacity }: NightPrices,
  sets: (Bitset | undefined)[],
  position: number,
  from: number,
  to: number,
): void {
  const last = Math.min(window.nights - 1, to - window.first);
  for (let night = Math.max(0, from - window.first); night <= last; night++) {
    const properties = sets[night] ?? emptyBitset(capacity);
    sets[night] = properties;
    setBit(properties, position);
  }
}

export function dropPrices(prices: NightPrices, position: number): void {
  clearBit(prices.withServiceFee, position);
  clearBit(prices.withDayPrices, position);
  dropStayDiscounts(prices.stayDiscounts, position);
  if (!prices.rates[position]) return;
  prices.rates[position] = undefined;
  prices.only.percentage[position] = 0;
  for (const properties of [...prices.special, ...prices.overridden]) if (properties) clearBit(properties, position);
}

const BYTES_OF_POINTER = 8;
const BYTES_OF_SPECIAL = 64;
const BYTES_OF_OVERRIDE = 40;

export function sizeOfNightPrices(prices: NightPrices): number {
  const { byClass, special, overridden, rates, only, serviceFees, withServiceFee, withDayPrices, stayDiscounts } =
    prices;
  const columns = byClass.reduce((sum, column) => sum + column.byteLength, 0);
  const sets = [...special, ...overridden].reduce((sum, set) => sum + (set?.byteLength ?? 0), 0);
  const ownPrices = rates.reduce(
    (sum, each) =>
      each
        ? sum +
          BYTES_OF_SPECIAL +
          each.discounts.length * BYTES_OF_POINTER +
          (each.overrides?.size ?? 0) * BYTES_OF_OVERRIDE +
          (each.byDay?.byteLength ?? 0)
        : sum,
    0,
  );
  const single = only.from.byteLength + only.to.byteLength + only.percentage.byteLength;
  const fees = serviceFees.byteLength + withServiceFee.byteLength;
  const ofStays = withDayPrices.byteLength + sizeOfStayDiscounts(stayDiscounts);
  return columns + sets + ownPrices + single + fees + ofStays + rates.length * BYTES_OF_POINTER;
}
