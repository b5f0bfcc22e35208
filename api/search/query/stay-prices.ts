import { amountOff } from "#domain/price/night-price.ts";
import { type DiscountSource, discountSources, type Sale } from "#domain/price/property-rates.ts";
import { seasonOf } from "#domain/price/season.ts";
import { isWeekendNight } from "#domain/site/weekend.ts";
import { dayOfNumber, numberOfDay } from "#domain/stay/day.ts";
import { weekdayOf, weekdays } from "#domain/stay/weekday.ts";
import { type Bitset, eachBit, emptyBitset, hasBit, intersect, lowestBit, subtract, unite } from "../shard/bitset.ts";
import {
  classOfNight,
  DISCOUNT_PARTS,
  dayClassOf,
  type NightPrices,
  NO_PRICE,
  onAnyNight,
  type SpecialRates,
} from "../shard/night-prices.ts";
import { stayPercentages } from "../shard/stay-discounts.ts";

/** The nights of a stay by class of price; `first` counts from the window's first night. */
export type StayNights = {
  first: number;
  nights: number;
  /** The class of each night, in order. */
  classes: number[];
  /** The same by day of the week and season. */
  dayClasses: number[];
  /** How many days from today the stay begins. */
  daysAhead: number;
  /** Columns of the classes that occur, and how often. */
  columns: { prices: Int32Array; times: number }[];
};

export function stayNights(prices: NightPrices, checkIn: number, nights: number, sale: Sale): StayNights {
  const { propertyCountry, seasons } = sale;
  const days = Array.from({ length: nights }, (_, night) => dayOfNumber(checkIn + night));
  const classes = days.map((day) =>
    classOfNight(isWeekendNight(day, propertyCountry), seasonOf(seasons, propertyCountry, day)),
  );
  const dayClasses = days.map((day) =>
    dayClassOf(weekdays.indexOf(weekdayOf(day)), seasonOf(seasons, propertyCountry, day)),
  );
  const columns = [...new Set(classes)].map((one) => ({
    prices: prices.byClass[one] as Int32Array,
    times: classes.filter((other) => other === one).length,
  }));
  const daysAhead = checkIn - numberOfDay(sale.today);
  return { first: checkIn - prices.window.first, nights, classes, dayClasses, daysAhead, columns };
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
  const dated = onAnyNight(prices.special, stay.first, stay.nights) ?? emptyBitset(prices.capacity);
  const ownPriced = onAnyNight(prices.overridden, stay.first, stay.nights) ?? emptyBitset(prices.capacity);
  unite(ownPriced, prices.withDayPrices);
  const byStay = stayPercentages(prices.stayDiscounts, stay);
  const { from, to, percentage } = prices.only;
  const first = prices.window.first + stay.first;
  const last = first + stay.nights - 1;
  for (let word = 0; word < dated.length; word++) {
    const special = (dated[word] as number) | (ownPriced[word] as number);
    for (let rest = special & (among[word] as number); rest !== 0; rest &= rest - 1) {
      const position = (word << 5) | lowestBit(rest);
      const off = percentage[position] as number;
      const spans = off !== 0 && (from[position] as number) <= first && (to[position] as number) >= last;
      const isPlain = spans && !hasBit(ownPriced, position);
      const ofStay = byStay ? (byStay.percentage[position] as number) : 0;
      net[position] = isPlain
        ? netOfClasses(stay.columns, position, off > ofStay ? off : ofStay)
        : netOfNights(prices, stay, position, ofStay);
    }
  }
  if (!byStay) return;
  const rest = byStay.properties.slice();
  intersect(rest, among);
  subtract(rest, dated);
  subtract(rest, ownPriced);
  discountStays(net, stay.columns, byStay.percentage, rest);
}

/** Takes the same percentage off all nights of a stay, in properties whose nights have the prices of their classes. */
function discountStays(
  net: Float64Array,
  columns: readonly Column[],
  percentages: Uint8Array,
  properties: Bitset,
): void {
  const [one, two] = columns;
  if (!one || columns.length > 2) {
    eachBit(properties, (position) => {
      net[position] = netOfClasses(columns, position, percentages[position] as number);
    });
    return;
  }
  const first = one.prices;
  const second = two?.prices ?? first;
  const firstTimes = one.times;
  const secondTimes = two?.times ?? 0;
  for (let word = 0; word < properties.length; word++) {
    for (let rest = properties[word] as number; rest !== 0; rest &= rest - 1) {
      const position = (word << 5) | lowestBit(rest);
      const percentage = percentages[position] as number;
      const price = first[position] as number;
      const other = second[position] as number;
      net[position] =
        firstTimes * (price - amountOff(price, percentage)) + secondTimes * (other - amountOff(other, percentage));
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

function netOfNights(prices: NightPrices, stay: StayNights, position: number, ofStay: number): number {
  const special = prices.rates[position] as SpecialRates;
  const { discounts } = special;
  let net = 0;
  for (let night = 0; night < stay.nights; night++) {
    const day = prices.window.first + stay.first + night;
    const price = priceOfNight(prices, stay, position, night, special);
    const at = discountOn(discounts, day);
    const ofNight = at < 0 ? 0 : (discounts[at + 2] as number);
    const off = ofNight > ofStay ? ofNight : ofStay;
    net += off === 0 ? price : price - amountOff(price, off);
  }
  return net;
}

/** A price of the night alone, else of its day of the week, else of its class. */
function priceOfNight(
  prices: NightPrices,
  stay: StayNights,
  position: number,
  night: number,
  special: SpecialRates | undefined,
): number {
  const own = special?.overrides?.get(prices.window.first + stay.first + night);
  if (own !== undefined) return own;
  const ofDay = special?.byDay?.[stay.dayClasses[night] as number] ?? NO_PRICE;
  return ofDay === NO_PRICE
    ? ((prices.byClass[stay.classes[night] as number] as Int32Array)[position] as number)
    : ofDay;
}

const PROPERTY = discountSources.indexOf("PROPERTY");

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
  const ofStay = stayPercentages(prices.stayDiscounts, stay)?.percentage[position] ?? 0;
  let accommodation = 0;
  for (let night = 0; night < stay.nights; night++) {
    const day = prices.window.first + stay.first + night;
    const price = priceOfNight(prices, stay, position, night, special);
    accommodation += price;
    const at = special ? discountOn(special.discounts, day) : -1;
    const ofNight = special && at >= 0 ? (special.discounts[at + 2] as number) : 0;
    const off = Math.max(ofNight, ofStay);
    if (off === 0) continue;
    // Of equal discounts that of the property counts, which is the source of a discount on the whole stay.
    const source = special && ofNight > ofStay ? (special.discounts[at + 3] as number) : PROPERTY;
    given[source] = (given[source] as number) + amountOff(price, off);
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
