import { type Day, dayFrom, partsOf } from "../day.ts";

/** A calendar month, `YYYY-MM`. */
export type Month = string;

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The same day of a later month, or that month's last day when it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, dayOfMonth } = partsOf(day);
  const count = year * 12 + (month - 1) + months;
  const [newYear, newMonth] = [Math.floor(count / 12), (count % 12) + 1];
  return dayFrom(newYear, newMonth, Math.min(dayOfMonth, daysInMonth(newYear, newMonth)));
}

/** The months from one to another, both included. */
export function monthsFrom(first: Month, last: Month): Month[] {
  const months: Month[] = [];
  for (let day = `${first}-01`; monthOf(day) <= last; day = addMonths(day, 1)) months.push(monthOf(day));
  return months;
}

/** Every day of a month, the first to the last. */
export function daysOfMonth(month: Month): Day[] {
  const { year, month: number } = partsOf(`${month}-01`);
  return Array.from({ length: daysInMonth(year, number) }, (_, index) => dayFrom(year, number, index + 1));
}

function daysInMonth(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && leap ? 29 : (LENGTHS[month - 1] ?? 0);
}
