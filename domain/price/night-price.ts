import { isWeekendNight } from "#domain/site/weekend.ts";
import type { Day } from "#domain/stay/day.ts";
import { type Weekday, weekdayOf } from "#domain/stay/weekday.ts";
import {
  type DiscountSource,
  discountSources,
  type NightDiscount,
  type PropertyRates,
  type Sale,
} from "./property-rates.ts";
import { type SeasonKind, seasonOf } from "./season.ts";

type Where = Pick<Sale, "propertyCountry" | "seasons">;

/** The price of one night before discount and VAT. A price that a season changed is in whole riyals. */
export function nightPrice(rates: PropertyRates, night: Day, where: Where): number {
  return rates.overrides?.[night] ?? usualPrice(rates, night, where);
}

/** The same without the prices of single nights. */
export function usualPrice(rates: ClassRates, night: Day, { propertyCountry, seasons }: Where): number {
  const season = seasonOf(seasons, propertyCountry, night);
  const ofDay = dayPrice(rates, weekdayOf(night), season);
  return ofDay ?? classPrice(rates, isWeekendNight(night, propertyCountry), season);
}

type ClassRates = Pick<PropertyRates, "weekdayPrice" | "weekendPrice" | "dayPrices" | "seasonPercents">;

/** The price of every night of a class: of a weekday or a weekend, in a season or outside. */
export function classPrice(rates: ClassRates, isWeekend: boolean, season: SeasonKind | null): number {
  return seasonPrice(rates, isWeekend ? rates.weekendPrice : rates.weekdayPrice, season);
}

/** The price of a day of the week that has one, in a season or outside; `null` for other days. */
export function dayPrice(rates: ClassRates, weekday: Weekday, season: SeasonKind | null): number | null {
  const price = rates.dayPrices?.[weekday];
  return price === undefined ? null : seasonPrice(rates, price, season);
}

function seasonPrice(rates: Pick<PropertyRates, "seasonPercents">, price: number, season: SeasonKind | null): number {
  return withPercent(price, season ? (rates.seasonPercents[season] ?? 0) : 0);
}

/** A price with a percentage added or taken off, in whole riyals. */
export function withPercent(price: number, percent: number): number {
  return percent === 0 ? price : Math.round((price * (100 + percent)) / 10_000) * 100;
}

/** The best discount of a night, in halalas of its price; `null` where there is none. `ofStay` is what the whole stay gets. */
export function nightDiscount(
  rates: Pick<PropertyRates, "discounts">,
  night: Day,
  price: number,
  ofStay: number,
): { amount: number; source: DiscountSource } | null {
  let best: Ranked | null = ofStay > 0 ? { percentage: ofStay, source: "PROPERTY" } : null;
  for (const discount of rates.discounts) {
    if (night >= discount.from && night <= discount.to && isBetter(discount, best)) best = discount;
  }
  return best && { amount: amountOff(price, best.percentage), source: best.source };
}

/** The discount of a percentage on a night. */
export function amountOff(price: number, percentage: number): number {
  return Math.round((price * percentage) / 100);
}

type Ranked = Pick<NightDiscount, "percentage" | "source">;

/** Whether a discount has precedence over another of the same night. */
export function isBetter(one: Ranked, other: Ranked | null): boolean {
  if (!other || one.percentage !== other.percentage) return one.percentage > (other?.percentage ?? 0);
  return discountSources.indexOf(one.source) < discountSources.indexOf(other.source);
}
