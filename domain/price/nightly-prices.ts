import { isWeekendNight } from "#domain/site/weekend.ts";
import { daysOf, type Stay } from "#domain/stay/stay.ts";
import type { Weekday } from "#domain/stay/weekday.ts";

/** What one night costs, in minor units before VAT. */
type NightRates = { weekdayPrice: number; weekendPrice: number };

/** The price of each night of a stay, in the order they are slept. */
export function nightlyPrices(stay: Stay, rates: NightRates, site: { weekendNights: readonly Weekday[] }): number[] {
  return daysOf(stay).map((night) => (isWeekendNight(night, site) ? rates.weekendPrice : rates.weekdayPrice));
}
