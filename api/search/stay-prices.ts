import { type DiscountSource, discountSources, type Sale } from "#domain/price/home-rates.ts";
import { amountOff } from "#domain/price/night-price.ts";
import { seasonOf } from "#domain/price/season.ts";
import { isWeekendNight } from "#domain/site/weekend.ts";
import { dayOfNumber } from "#domain/stay/day.ts";
import { addAll, type Bitset, emptyBitset, hasBit } from "./bitset.ts";
import { classOfNight, DISCOUNT_PARTS, type NightPrices, type SpecialRates } from "./night-prices.ts";

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

/** Some homes of a shard by position, in order. */
export type HomeList = { homes: Int32Array; count: number };

/** Writes what the stay costs in each of the homes, discount taken off, before fee and VAT. */
export function priceHomes(net: Float64Array, prices: NightPrices, stay: StayNights, list: HomeList): void {
  const [one, two, ...more] = stay.columns;
  if (one && two && more.length === 0) addTwoColumns(net, one, two, list);
  else addColumns(net, stay.columns, list);
  priceSpecialHomes(net, prices, stay, list);
}

type Column = StayNights["columns"][number];

/** Most stays see a weekday and a weekend price: the case worth its own loop. */
function addTwoColumns(net: Float64Array, one: Column, two: Column, { homes, count }: HomeList): void {
  const [first, second, firstTimes, secondTimes] = [one.prices, two.prices, one.times, two.times];
  for (let at = 0; at < count; at++) {
    const home = homes[at] as number;
    net[home] = firstTimes * (first[home] as number) + secondTimes * (second[home] as number);
  }
}

function addColumns(net: Float64Array, columns: readonly Column[], { homes, count }: HomeList): void {
  for (let at = 0; at < count; at++) net[homes[at] as number] = 0;
  for (const { prices, times } of columns) {
    for (let at = 0; at < count; at++) {
      const home = homes[at] as number;
      net[home] = (net[home] as number) + times * (prices[home] as number);
    }
  }
}

function priceSpecialHomes(net: Float64Array, prices: NightPrices, stay: StayNights, { homes, count }: HomeList): void {
  const special = specialHomes(prices, stay);
  if (!special) return;
  for (let at = 0; at < count; at++) {
    const home = homes[at] as number;
    if (hasBit(special, home)) net[home] = netOfHome(prices, stay, home);
  }
}

/** Homes with a night of the stay that is discounted or set by the host. */
function specialHomes(prices: NightPrices, stay: StayNights): Bitset | null {
  let special: Bitset | null = null;
  for (let night = stay.first; night < stay.first + stay.nights; night++) {
    const homes = prices.special[night];
    if (!homes) continue;
    special ??= emptyBitset(prices.room);
    addAll(special, homes);
  }
  return special;
}

/** Usually one discount spans the whole stay, and classes are enough; else it is summed night by night. */
function netOfHome(prices: NightPrices, stay: StayNights, home: number): number {
  const { discounts, overrides } = prices.rates[home] as SpecialRates;
  const first = prices.window.first + stay.first;
  const last = first + stay.nights - 1;
  if (overrides !== null) return netOfNights(prices, stay, home);
  for (let at = 0; at < discounts.length; at += DISCOUNT_PARTS) {
    const [from, to] = [discounts[at] as number, discounts[at + 1] as number];
    if (to < first || from > last) continue;
    if (from > first || to < last) return netOfNights(prices, stay, home);
    return netOfClasses(stay, home, discounts[at + 2] as number);
  }
  return netOfNights(prices, stay, home);
}

function netOfClasses({ columns }: StayNights, home: number, percentage: number): number {
  let net = 0;
  for (let at = 0; at < columns.length; at++) {
    const { prices, times } = columns[at] as Column;
    const price = prices[home] as number;
    net += times * (price - amountOff(price, percentage));
  }
  return net;
}

function netOfNights(prices: NightPrices, stay: StayNights, home: number): number {
  const { accommodation, discount } = staySums(prices, stay, home);
  return accommodation - discount;
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
