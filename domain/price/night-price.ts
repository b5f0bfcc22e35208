import { isWeekendNight } from "#domain/site/weekend.ts";
import type { Day } from "#domain/stay/day.ts";
import {
  type DiscountSource,
  discountSources,
  type NightDiscount,
  type PropertyRates,
  type Sale,
} from "./property-rates.ts";
import { type SeasonKind, seasonOf } from "./season.ts";

/** The price of one night before discount and VAT. A price that a season changed is in whole riyals. */
export function nightPrice(rates: PropertyRates, night: Day, { propertyCountry, seasons }: Omit<Sale, "site">): number {
  const override = rates.overrides?.[night];
  if (override !== undefined) return override;
  return classPrice(rates, isWeekendNight(night, propertyCountry), seasonOf(seasons, propertyCountry, night));
}

type ClassRates = Pick<PropertyRates, "weekdayPrice" | "weekendPrice" | "seasonPercents">;

/** The price of every night of a class: of a weekday or a weekend, in a season or outside. */
export function classPrice(rates: ClassRates, isWeekend: boolean, season: SeasonKind | null): number {
  const base = isWeekend ? rates.weekendPrice : rates.weekdayPrice;
  const percent = season ? (rates.seasonPercents[season] ?? 0) : 0;
  return percent === 0 ? base : Math.round((base * (100 + percent)) / 10_000) * 100;
}

/** The best discount of a night, in halalas of its price; `null` where there is none. */
export function nightDiscount(
  rates: Pick<PropertyRates, "discounts">,
  night: Day,
  price: number,
): { amount: number; source: DiscountSource } | null {
  let best: NightDiscount | null = null;
  for (const discount of rates.discounts) {
    if (night >= discount.from && night <= discount.to && isBetter(discount, best)) best = discount;
  }
  return best && { amount: amountOff(price, best.percentage), source: best.source };
}

/** The discount of a percentage on a night. */
export function amountOff(price: number, percentage: number): number {
  return Math.round((price * percentage) / 100);
}

/** Whether a discount has precedence over another of the same night. */
export function isBetter(one: NightDiscount, other: NightDiscount | null): boolean {
  if (!other || one.percentage !== other.percentage) return one.percentage > (other?.percentage ?? 0);
  return discountSources.indexOf(one.source) < discountSources.indexOf(other.source);
}
