import { discountSources, type HomeRates, type Sale } from "#domain/price/home-rates.ts";
import { isBetter, nightPrice } from "#domain/price/night-price.ts";
import { type SeasonKind, seasonKinds } from "#domain/price/season.ts";
import type { Day } from "#domain/stay/day.ts";
import { weekdays } from "#domain/stay/weekday.ts";
import { type Bitset, clearBit, emptyBitset, setBit } from "./bitset.ts";
import { numberOfKnownDay } from "./known-day.ts";
import type { NightWindow } from "./night-window.ts";

/** Any night: the prices of a class do not depend on which night of it is meant. */
const SAMPLE: Day = "2026-01-01";

/** The kinds of nights a home prices differently: weekdays and weekends outside and in each season. */
const classes: readonly { weekend: boolean; season: SeasonKind | null }[] = [null, ...seasonKinds].flatMap((season) => [
  { weekend: false, season },
  { weekend: true, season },
]);

const sampleSales: readonly Sale[] = classes.map(({ weekend, season }) => ({
  site: { weekendNights: weekend ? weekdays : [], countryCode: "SA", vatRate: 0 },
  homeCountry: "",
  seasons: new Map(season ? [["", new Map([[SAMPLE, season]])]] : []),
}));

export function classOfNight(weekend: boolean, season: SeasonKind | null): number {
  return 2 * (season ? seasonKinds.indexOf(season) + 1 : 0) + (weekend ? 1 : 0);
}

/** Nights that a home prices apart, with days as numbers since 1970. */
export type SpecialRates = {
  /** From, to, percentage and source by its place, again and again; the best discount first. */
  discounts: number[];
  overrides: Map<number, number> | null;
};
export const DISCOUNT_PARTS = 4;

/** What nights cost before VAT: one column a class, and apart from it the few nights that are priced on their own. */
export type NightPrices = {
  window: NightWindow;
  room: number;
  byClass: Int32Array[];
  /** Homes by night whose price is discounted or set by the host; absent where there are none. */
  special: (Bitset | undefined)[];
  /** Those of them whose price is set by the host. */
  overridden: (Bitset | undefined)[];
  rates: (SpecialRates | undefined)[];
  /** The discount of homes that have just one; its percentage is 0 for all others. */
  only: { from: Int32Array; to: Int32Array; percentage: Uint8Array };
};

export function emptyNightPrices(room: number, window: NightWindow): NightPrices {
  return {
    room,
    window,
    byClass: classes.map(() => new Int32Array(room)),
    special: Array.from({ length: window.nights }),
    overridden: Array.from({ length: window.nights }),
    rates: Array.from({ length: room }),
    only: { from: new Int32Array(room), to: new Int32Array(room), percentage: new Uint8Array(room) },
  };
}

/** Enters the prices of one home, which must have none before. */
export function putPrices(prices: NightPrices, home: number, rates: HomeRates): void {
  const { weekdayPrice, weekendPrice, seasonPercents, discounts } = rates;
  const plain = { weekdayPrice, weekendPrice, seasonPercents, discounts };
  for (let index = 0; index < sampleSales.length; index++) {
    (prices.byClass[index] as Int32Array)[home] = nightPrice(plain, SAMPLE, sampleSales[index] as Sale);
  }
  const special = specialRates(rates);
  if (!special) return;
  prices.rates[home] = special;
  if (special.discounts.length === DISCOUNT_PARTS) putOnly(prices.only, home, special.discounts);
  for (let at = 0; at < special.discounts.length; at += DISCOUNT_PARTS) {
    mark(prices, prices.special, home, special.discounts[at] as number, special.discounts[at + 1] as number);
  }
  for (const night of special.overrides?.keys() ?? []) {
    mark(prices, prices.special, home, night, night);
    mark(prices, prices.overridden, home, night, night);
  }
}

function putOnly({ from, to, percentage }: NightPrices["only"], home: number, discount: number[]): void {
  from[home] = discount[0] as number;
  to[home] = discount[1] as number;
  percentage[home] = discount[2] as number;
}

function specialRates({ discounts, overrides = {} }: HomeRates): SpecialRates | null {
  const set = Object.entries(overrides);
  if (set.length === 0 && discounts.length === 0) return null;
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
  };
}

function mark(
  { window, room }: NightPrices,
  sets: (Bitset | undefined)[],
  home: number,
  from: number,
  to: number,
): void {
  const last = Math.min(window.nights - 1, to - window.first);
  for (let night = Math.max(0, from - window.first); night <= last; night++) {
    const homes = sets[night] ?? emptyBitset(room);
    sets[night] = homes;
    setBit(homes, home);
  }
}

export function dropPrices(prices: NightPrices, home: number): void {
  if (!prices.rates[home]) return;
  prices.rates[home] = undefined;
  prices.only.percentage[home] = 0;
  for (const homes of [...prices.special, ...prices.overridden]) if (homes) clearBit(homes, home);
}

const BYTES_OF_POINTER = 8;
const BYTES_OF_SPECIAL = 64;
const BYTES_OF_OVERRIDE = 40;

export function sizeOfNightPrices({ byClass, special, overridden, rates, only }: NightPrices): number {
  const columns = byClass.reduce((sum, column) => sum + column.byteLength, 0);
  const sets = [...special, ...overridden].reduce((sum, homes) => sum + (homes?.byteLength ?? 0), 0);
  const apart = rates.reduce(
    (sum, each) =>
      each
        ? sum +
          BYTES_OF_SPECIAL +
          each.discounts.length * BYTES_OF_POINTER +
          (each.overrides?.size ?? 0) * BYTES_OF_OVERRIDE
        : sum,
    0,
  );
  const single = only.from.byteLength + only.to.byteLength + only.percentage.byteLength;
  return columns + sets + apart + single + rates.length * BYTES_OF_POINTER;
}
