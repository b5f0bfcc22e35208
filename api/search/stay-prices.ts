import { type DiscountSource, discountSources, type Sale } from "#domain/price/home-rates.ts";
import { amountOff } from "#domain/price/night-price.ts";
import { seasonOf } from "#domain/price/season.ts";
import { isWeekendNight } from "#domain/site/weekend.ts";
import { dayOfNumber } from "#domain/stay/day.ts";
import { addAll, type Bitset, emptyBitset, keepCommon, lowestBit } from "./bitset.ts";
import { classOfNight, type NightPrices } from "./night-prices.ts";

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

/** Writes what the stay costs in each of the homes, discount taken off, before fee and VAT. */
export function priceHomes(net: Float64Array, prices: NightPrices, stay: StayNights, homes: Bitset): void {
  const [one, two, ...more] = stay.columns;
  if (!one) return;
  if (two && more.length === 0) addTwoColumns(net, one, two, homes);
  else addColumns(net, stay.columns, homes);
  priceSpecialHomes(net, prices, stay, homes);
}

type Column = StayNights["columns"][number];

/** Most stays see a weekday and a weekend price: the case worth its own loop. */
function addTwoColumns(net: Float64Array, one: Column, two: Column, homes: Bitset): void {
  const [first, second, firstTimes, secondTimes] = [one.prices, two.prices, one.times, two.times];
  for (let word = 0; word < homes.length; word++) {
    for (let rest = homes[word] as number; rest !== 0; rest &= rest - 1) {
      const home = (word << 5) | lowestBit(rest);
      net[home] = firstTimes * (first[home] as number) + secondTimes * (second[home] as number);
    }
  }
}

function addColumns(net: Float64Array, columns: readonly Column[], homes: Bitset): void {
  for (let word = 0; word < homes.length; word++) {
    for (let rest = homes[word] as number; rest !== 0; rest &= rest - 1) {
      const home = (word << 5) | lowestBit(rest);
      let sum = 0;
      for (const { prices, times } of columns) sum += times * (prices[home] as number);
      net[home] = sum;
    }
  }
}

function priceSpecialHomes(net: Float64Array, prices: NightPrices, stay: StayNights, homes: Bitset): void {
  const special = specialHomes(prices, stay);
  if (!special) return;
  keepCommon(special, homes);
  for (let word = 0; word < special.length; word++) {
    for (let rest = special[word] as number; rest !== 0; rest &= rest - 1) {
      const home = (word << 5) | lowestBit(rest);
      net[home] = netOfNights(prices, stay, home);
    }
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

function netOfNights(prices: NightPrices, stay: StayNights, home: number): number {
  let net = 0;
  for (let night = 0; night < stay.nights; night++) {
    const price = priceOfNight(prices, stay, home, night);
    net += price - amountOff(price, discountOfNight(prices, stay, home, night)?.percentage ?? 0);
  }
  return net;
}

function priceOfNight(prices: NightPrices, stay: StayNights, home: number, night: number): number {
  const set = prices.rates[home]?.overrides?.get(prices.window.first + stay.first + night);
  return set ?? ((prices.byClass[stay.classes[night] as number] as Int32Array)[home] as number);
}

function discountOfNight(prices: NightPrices, stay: StayNights, home: number, night: number) {
  const day = prices.window.first + stay.first + night;
  const discounts = prices.rates[home]?.discounts;
  if (!discounts) return null;
  for (const discount of discounts) if (day >= discount.from && day <= discount.to) return discount;
  return null;
}

/** What a card tells of the price: the nights before the discount, the discount, and who gives most of it. */
export type StaySums = { accommodation: number; discount: number; source: DiscountSource | null };

export function staySums(prices: NightPrices, stay: StayNights, home: number): StaySums {
  const given = { PROPERTY: 0, PLATFORM: 0, CAMPAIGN: 0 };
  let accommodation = 0;
  for (let night = 0; night < stay.nights; night++) {
    const price = priceOfNight(prices, stay, home, night);
    const discount = discountOfNight(prices, stay, home, night);
    accommodation += price;
    if (discount) given[discount.source] += amountOff(price, discount.percentage);
  }
  const discount = given.PROPERTY + given.PLATFORM + given.CAMPAIGN;
  const most = Math.max(given.PROPERTY, given.PLATFORM, given.CAMPAIGN);
  const source = most > 0 ? (discountSources.find((each) => given[each] === most) ?? null) : null;
  return { accommodation, discount, source };
}
