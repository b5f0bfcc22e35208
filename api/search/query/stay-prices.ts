import { amountOff } from "#domain/price/night-price.ts";
import { type DiscountSource, discountSources, type Sale } from "#domain/price/property-rates.ts";
import { seasonOf } from "#domain/price/season.ts";
import { isWeekendNight } from "#domain/site/weekend.ts";
import { dayOfNumber } from "#domain/stay/day.ts";
import { type Bitset, emptyBitset, hasBit, lowestBit } from "../shard/bitset.ts";
import {
  classOfNight,
  DISCOUNT_PARTS,
  type NightPrices,
  onAnyNight,
  type SpecialRates,
} from "../shard/night-prices.ts";

/** The nights of a stay by class of price; `first` counts from the window's first night. */
export type StayNights = {
  first: number;
  nights: number;
  /** The class of each night, in order. */
  classes: number[];
  /** Columns of the classes that occur, and how often. */
  columns: { prices: Int32Array; times: number }[];
};

export function stayNights(prices: NightPrices, checkIn: number, nights: number, sale: Sale): StayNights {
  const classes = Array.from({ length: nights }, (_, night) => {
    const day = dayOfNumber(checkIn + night);
    return classOfNight(isWeekendNight(day, sale.propertyCountry), seasonOf(sale.seasons, sale.propertyCountry, day));
  });
  const columns = [...new Set(classes)].map((one) => ({
    prices: prices.byClass[one] as Int32Array,
    times: classes.filter((other) => other === one).length,
  }));
  return { first: checkIn - prices.window.first, nights, classes, columns };
}

/** Some properties of a shard, as a set and as a list of positions in order. */
export type PropertyList = { set: Bitset; positions: Int32Array; count: number };

/** Writes the price of the stay in each property, with discount and service fee and before VAT. */
export function pricePropertyStays(net: Float64Array, prices: NightPrices, stay: StayNights, list: PropertyList): void {
  const [one, two, ...more] = stay.columns;
  if (one && two && more.length === 0) addTwoColumns(net, one, two, list);
  else addColumns(net, stay.columns, list);
  priceSpecialStays(net, prices, stay, list.set);
  addServiceFees(net, prices, list.set);
}

type Column = StayNights["columns"][number];

/** Most stays have a weekday and a weekend price, so this case has a loop of its own. */
function addTwoColumns(net: Float64Array, one: Column, two: Column, { positions, count }: PropertyList): void {
  const first = one.prices;
  const second = two.prices;
  const firstTimes = one.times;
  const secondTimes = two.times;
  for (let at = 0; at < count; at++) {
    const position = positions[at] as number;
    net[position] = firstTimes * (first[position] as number) + secondTimes * (second[position] as number);
  }
}

function addColumns(net: Float64Array, columns: readonly Column[], { positions, count }: PropertyList): void {
  for (const [index, { prices, times }] of columns.entries()) {
    const isFirst = index === 0;
    for (let at = 0; at < count; at++) {
      const position = positions[at] as number;
      net[position] = (isFirst ? 0 : (net[position] as number)) + times * (prices[position] as number);
    }
  }
}

/** Usually one discount covers the whole stay, and classes are enough; otherwise nights are summed one by one. */
function priceSpecialStays(net: Float64Array, prices: NightPrices, stay: StayNights, among: Bitset): void {
  const special = onAnyNight(prices.special, stay.first, stay.nights);
  if (!special) return;
  const overridden = onAnyNight(prices.overridden, stay.first, stay.nights) ?? emptyBitset(prices.capacity);
  const { from, to, percentage } = prices.only;
  const first = prices.window.first + stay.first;
  const last = first + stay.nights - 1;
  for (let word = 0; word < special.length; word++) {
    for (let rest = (special[word] as number) & (among[word] as number); rest !== 0; rest &= rest - 1) {
      const position = (word << 5) | lowestBit(rest);
      const off = percentage[position] as number;
      const spans = off !== 0 && (from[position] as number) <= first && (to[position] as number) >= last;
      const isPlain = spans && !hasBit(overridden, position);
      net[position] = isPlain ? netOfClasses(stay.columns, position, off) : netOfNights(prices, stay, position);
    }
  }
}

/** Few properties have a fee, so only those are visited. */
function addServiceFees(net: Float64Array, { withServiceFee, serviceFees }: NightPrices, among: Bitset): void {
  for (let word = 0; word < withServiceFee.length; word++) {
    for (let rest = (withServiceFee[word] as number) & (among[word] as number); rest !== 0; rest &= rest - 1) {
      const position = (word << 5) | lowestBit(rest);
      net[position] = (net[position] as number) + (serviceFees[position] as number);
    }
  }
}

function netOfClasses(columns: readonly Column[], position: number, percentage: number): number {
  let net = 0;
  for (let at = 0; at < columns.length; at++) {
    const column = columns[at] as Column;
    const price = column.prices[position] as number;
    net += column.times * (price - amountOff(price, percentage));
  }
  return net;
}

function netOfNights(prices: NightPrices, stay: StayNights, position: number): number {
  const { discounts, overrides } = prices.rates[position] as SpecialRates;
  let net = 0;
  for (let night = 0; night < stay.nights; night++) {
    const day = prices.window.first + stay.first + night;
    const classPrice = (prices.byClass[stay.classes[night] as number] as Int32Array)[position] as number;
    const price = overrides === null ? classPrice : (overrides.get(day) ?? classPrice);
    const at = discountOn(discounts, day);
    net += at < 0 ? price : price - amountOff(price, discounts[at + 2] as number);
  }
  return net;
}

/** The price on a card: the nights before the discount, the discount, the source of most of it, and the fee. */
export type StaySums = {
  accommodation: number;
  discount: number;
  source: DiscountSource | null;
  serviceFee: number;
};

export function staySums(prices: NightPrices, stay: StayNights, position: number): StaySums {
  const special = prices.rates[position];
  const given = discountSources.map(() => 0);
  let accommodation = 0;
  for (let night = 0; night < stay.nights; night++) {
    const day = prices.window.first + stay.first + night;
    const classPrice = (prices.byClass[stay.classes[night] as number] as Int32Array)[position] as number;
    const price = special?.overrides?.get(day) ?? classPrice;
    accommodation += price;
    const at = special ? discountOn(special.discounts, day) : -1;
    if (!special || at < 0) continue;
    const source = special.discounts[at + 3] as number;
    given[source] = (given[source] as number) + amountOff(price, special.discounts[at + 2] as number);
  }
  const largest = Math.max(...given);
  const source = largest > 0 ? (discountSources[given.indexOf(largest)] ?? null) : null;
  const serviceFee = prices.serviceFees[position] as number;
  return { accommodation, discount: given.reduce((sum, each) => sum + each, 0), source, serviceFee };
}

/** The index of the best discount of a day; -1 where there is none. */
function discountOn(discounts: readonly number[], day: number): number {
  for (let at = 0; at < discounts.length; at += DISCOUNT_PARTS) {
    if (day >= (discounts[at] as number) && day <= (discounts[at + 1] as number)) return at;
  }
  return -1;
}
