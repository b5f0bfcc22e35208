import type { Day } from "../day.ts";
import { addMonths, type Month, monthOf, monthsFrom } from "./month.ts";

export const DEFAULT_WINDOW_MONTHS = 4;
export const MAX_WINDOW_MONTHS = 12;

/** The last day of the calendar, which can only be a departure. No calendar is longer than a year. */
export function maxDateOf(today: Day, windowMonths: number = DEFAULT_WINDOW_MONTHS): Day {
  return addMonths(today, Math.min(windowMonths, MAX_WINDOW_MONTHS));
}

/** The months of a calendar: from the present one to the one with the last day. */
export function calendarMonths(today: Day, maxDate: Day): Month[] {
  return monthsFrom(monthOf(today), monthOf(maxDate));
}
