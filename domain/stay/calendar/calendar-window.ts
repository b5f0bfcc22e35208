import type { Day } from "../day.ts";
import { addMonths, type Month, monthOf, monthsFrom } from "./month.ts";

export const DEFAULT_WINDOW_MONTHS = 4;
const MAX_WINDOW_MONTHS = 12;

/** The last day a guest can choose, and then only to leave. No site opens more than a year. */
export function maxDateOf(today: Day, windowMonths: number = DEFAULT_WINDOW_MONTHS): Day {
  return addMonths(today, Math.min(windowMonths, MAX_WINDOW_MONTHS));
}

/** The months a calendar draws or pages through: this one to the one that holds the last day. */
export function calendarMonths(today: Day, maxDate: Day): Month[] {
  return monthsFrom(monthOf(today), monthOf(maxDate));
}
