import { type DiscountSource, discountSources, type Sale } from "#domain/price/home-rates.ts";
import { amountOff } from "#domain/price/night-price.ts";
import { seasonOf } from "#domain/price/season.ts";
import { isWeekendNight } from "#domain/site/weekend.ts";
import { dayOfNumber } from "#domain/stay/day.ts";
import { addAll, type Bitset, emptyBitset, hasBit, lowestBit } from "../shard/bitset.ts";
import { classOfNight, DISCOUNT_PARTS, type NightPrices, type SpecialRates } from "../shard/night-prices.ts";

/** The nights of a stay as a shard prices them; `first` counts from the window's first night. */
export type StayNights = {
  first: number;
  nights: number;
  /** The class of each night in turn. */
  classes: number[];
  /** Columns of the classes that occur, and how often. */
  columns: { prices: Int32Array; times: number }[];
};

export function stayNights(prices: NightPrices, checkIn: number, nights: number, sale: Sale): StayNights {
  const classes = Array.from({ length: nights }, (_, night) => {
    const day = dayOfNumber(checkIn + night);
    return classOfNight(isWeekendNight(day, sale.site), seasonOf(sale.seasons, sale.homeCountry, day));
  });
  const columns = [...new Set(classes)].map((one) => ({
    prices: prices.byClass[one] as Int32Array,
    times: classes.filter((other) => other === one).length,
  }));
  return { first: checkIn - prices.window.first, nights, classes, columns };
}

/** Some homes of a shard, as a set and by position in order. */
export type HomeList = { set: Bitset; homes: Int32Array; count: number };

/** Writes what the stay costs in each of the homes, discount taken off, before fee and VAT. */
export function priceHomes(net: Float64Array, prices: NightPrices, stay: StayNights, list: HomeList): void {
  const [one, two, ...more] = stay.columns;
  if (one && two && more.length === 0) addTwoColumns(net, one, two, list);
  else addColumns(net, stay.columns, list);
  priceSpecialHomes(net, prices, stay, list.set);
}

type Column = StayNights["columns"][number];

/** Most stays see a weekday and a weekend price: the case worth its own loop. */
function addTwoColumns(net: Float64Array, one: Column, two: Column, { homes, count }: HomeList): void {
  const first = one.prices;
  const second = two.prices;
  const firstTimes = one.times;
  const secondTimes = two.times;
  for (let at = 0; at < count; at++) {
    const home = homes[at] as number;
    net[home] = firstTimes * (first[home] as number) + secondTimes * (second[home] as number);
  }
}

function addColumns(net: Float64Array, columns: readonly Column[], { homes, count }: HomeList): void {
  for (const [index, { prices, times }] of columns.entries()) {
    const isFirst = index === 0;
    for (let at = 0; at < count; at++) {
      const home = homes[at] as number;
      net[home] = (isFirst ? 0 : (net[home] as number)) + times * (prices[home] as number);
    }
  }
}

/** Usually a home's one discount spans the whole stay, and classes are enough; else it is summed night by night. */
function priceSpecialHomes(net: Float64Array, prices: NightPrices, stay: StayNights, homes: Bitset): void {
  const special = homesOnAnyNight(prices.special, stay);
  if (!special) return;
  const overridden = homesOnAnyNight(prices.overridden, stay) ?? emptyBitset(prices.room);
  const { from, to, percentage } = prices.only;
  const first = prices.window.first + stay.first;
  const last = first + stay.nights - 1;
  for (let word = 0; word < special.length; word++) {
    for (let rest = (special[word] as number) & (homes[word] as number); rest !== 0; rest &= rest - 1) {
      const home = (word << 5) | lowestBit(rest);
      const off = percentage[home] as number;
      const spans = off !== 0 && (from[home] as number) <= first && (to[home] as number) >= last;
      const isPlain = spans && !hasBit(overridden, home);
      net[home] = isPlain ? netOfClasses(stay.columns, home, off) : netOfNights(prices, stay, home);
    }
  }
}

/** The homes that a set by night has on any night of the stay. */
function homesOnAnyNight(sets: readonly (Bitset | undefined)[], stay: StayNights): Bitset | null {
  let all: Bitset | null = null;
  for (let night = stay.first; night < stay.first + stay.nights; night++) {
    const homes = sets[night];
    if (!homes) continue;
    if (all) addAll(all, homes);
    else all = homes.slice();
  }
  return all;
}

function netOfClasses(columns: readonly Column[], home: number, percentage: number): number {
  let net = 0;
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at] as Column;
    const price = column.prices[home] as number;
    net += column.times * (price - amountOff(price, percentage));
  }
  return net;
}

function netOfNights(prices: NightPrices, stay: StayNights, home: number): number {
  const { discounts, overrides } = prices.rates[home] as SpecialRates;
  let net = 0;
  for (let night = 0; night < stay.nights; night++) {
    const day = prices.window.first + stay.first + night;
    const classPrice = (prices.byClass[stay.classes[night] as number] as Int32Array)[home] as number;
    const price = overrides === null ? classPrice : (overrides.get(day) ?? classPrice);
    const at = discountOn(discounts, day);
    net += at < 0 ? price : price - amountOff(price, discounts[at + 2] as number);
  }
  return net;
}

/** What a card tells of the price: the nights before the discount, the discount, and who gives most of it. */
export type StaySums = { accommodation: number; discount: number; source: DiscountSource | null };

export function staySums(prices: NightPrices, stay: StayNights, home: number): StaySums {
  const special = prices.rates[home];
  const given = discountSources.map(() => 0);
  let accommodation = 0;
  for (let night = 0; night < stay.nights; night++) {
    const day = prices.window.first + stay.first + night;
    const classPrice = (prices.byClass[stay.classes[night] as number] as Int32Array)[home] as number;
    const price = special?.overrides?.get(day) ?? classPrice;
    accommodation += price;
    const at = special ? discountOn(special.discounts, day) : -1;
    if (!special || at < 0) continue;
    const source = special.discounts[at + 3] as number;
    given[source] = (given[source] as number) + amountOff(price, special.discounts[at + 2] as number);
  }
  const most = Math.max(...given);
  const source = most > 0 ? (discountSources[given.indexOf(most)] ?? null) : null;
  return { accommodation, discount: given.reduce((sum, each) => sum + each, 0), source };
}

/** Where the best discount of a day stands among a home's; -1 where there is none. */
function discountOn(discounts: readonly number[], day: number): number {
  for (let at = 0; at < discounts.length; at += DISCOUNT_PARTS) {
    if (day >= (discounts[at] as number) && day <= (discounts[at + 1] as number)) return at;
  }
  return -1;
}
