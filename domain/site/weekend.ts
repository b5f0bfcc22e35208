import type { Day } from "#domain/stay/day.ts";
import { type Weekday, weekdayOf } from "#domain/stay/weekday.ts";
import { GULF_WEEKEND, siteCountries } from "./site-countries.ts";

/** Whether the calendar of this site marks a day as weekend. */
export function isWeekend(day: Day, site: { weekend: readonly Weekday[] }): boolean {
  return site.weekend.includes(weekdayOf(day));
}

const nightsByCountry: ReadonlyMap<string, readonly Weekday[]> = new Map(
  Object.entries(siteCountries).map(([country, { weekendNights }]) => [country, weekendNights]),
);

/** Whether a night has the weekend price in a property of this country. The site that sells it does not matter. */
export function isWeekendNight(night: Day, propertyCountry: string): boolean {
  const nights = nightsByCountry.get(propertyCountry) ?? GULF_WEEKEND.weekendNights;
  return nights.includes(weekdayOf(night));
}
