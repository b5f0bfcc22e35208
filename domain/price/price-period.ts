import { addDays, type Day } from "#domain/stay/day.ts";
import { daysOf } from "#domain/stay/stay.ts";
import { usualPrice, withPercent } from "./night-price.ts";
import type { PropertyRates } from "./property-rates.ts";

/** Days that a host priced together: a price, or a percentage on the price of the day of the week; `null` twice changes no price. */
export type PricePeriod = { from: Day; to: Day; price: number | null; percentage: number | null };

export type PricedDay = { night: Day; price: number };

/** The prices of the nights of a period. No season changes them. */
export function periodPrices(
  { from, to, price, percentage }: PricePeriod,
  rates: Pick<PropertyRates, "weekdayPrice" | "weekendPrice" | "dayPrices" | "seasonPercents">,
  propertyCountry: string,
): PricedDay[] {
  if (price === null && percentage === null) return [];
  const where = { propertyCountry, seasons: new Map() };
  return daysOf({ checkIn: from, checkOut: addDays(to, 1) }).map((night) => ({
    night,
    price: price ?? withPercent(usualPrice(rates, night, where), percentage ?? 0),
  }));
}
