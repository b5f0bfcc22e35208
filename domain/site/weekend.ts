import type { Day } from "#domain/stay/day.ts";
import { type Weekday, weekdayOf } from "#domain/stay/weekday.ts";

/** Whether the calendar of this site marks a day as weekend. */
export function isWeekend(day: Day, site: { weekend: readonly Weekday[] }): boolean {
  return site.weekend.includes(weekdayOf(day));
}

/** Whether a night has the weekend price on this site. */
export function isWeekendNight(night: Day, site: { weekendNights: readonly Weekday[] }): boolean {
  return site.weekendNights.includes(weekdayOf(night));
}
