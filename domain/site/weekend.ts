import type { Day } from "#domain/stay/day.ts";
import { type Weekday, weekdayOf } from "#domain/stay/weekday.ts";

/** A day a calendar of this site marks as weekend. */
export function isWeekend(day: Day, site: { weekend: readonly Weekday[] }): boolean {
  return site.weekend.includes(weekdayOf(day));
}

/** A night chalets charge as weekend on this site. */
export function isWeekendNight(night: Day, site: { weekendNights: readonly Weekday[] }): boolean {
  return site.weekendNights.includes(weekdayOf(night));
}
