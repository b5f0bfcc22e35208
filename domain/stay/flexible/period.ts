import { dayOfHijri } from "../calendar/hijri.ts";
import { addMonths, type Month } from "../calendar/month.ts";
import { type Day, daysBetween, isDay, partsOf } from "../day.ts";
import { type ChosenPeriod, MAX_PERIOD_DAYS } from "./flexible-choice.ts";

/** From the first possible check-in to the last possible check-out. */
export type Period = { first: Day; end: Day };

/** Hijri years are far below those of the other calendar, so the year tells which calendar a month belongs to. */
const FIRST_GREGORIAN = "1900-01";
const SHAPE = /^\d{4}-(0[1-9]|1[0-2])$/;

export function isMonth(text: string): text is Month {
  return SHAPE.test(text);
}

export function isHijriMonth(month: Month): boolean {
  return month < FIRST_GREGORIAN;
}

/** The days of a chosen period; `null` when it is none, or longer than allowed. */
export function periodOf(chosen: ChosenPeriod): Period | null {
  if ("month" in chosen) return periodOfMonth(chosen.month);
  const { from, to } = chosen;
  if (!isDay(from) || !isDay(to)) return null;
  const days = daysBetween(from, to);
  return days > 0 && days <= MAX_PERIOD_DAYS ? { first: from, end: to } : null;
}

/** The first day of a month and the first of the next; `null` for a month that no calendar knows. */
export function periodOfMonth(month: Month): Period | null {
  if (!isMonth(month)) return null;
  if (!isHijriMonth(month)) return { first: `${month}-01`, end: addMonths(`${month}-01`, 1) };
  const { year, month: number } = partsOf(`${month}-01`);
  const firstOf = (hijriMonth: number) => dayOfHijri({ year, month: hijriMonth, day: 1 });
  // Month 13 is the first of the next year.
  const [first, end] = [firstOf(number), firstOf(number + 1)];
  return first && end ? { first, end } : null;
}
