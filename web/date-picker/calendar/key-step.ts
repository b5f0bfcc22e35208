import { addMonths, daysOfMonth, type Month } from "#domain/stay/calendar/month.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { type Weekday, weekdayOf, weekFrom } from "#domain/stay/weekday.ts";

type Grid = { isRtl: boolean; weekStart: Weekday; months: readonly Month[] };

/** The day that a key moves to, limited to the rendered months; `null` for any other key. */
export function dayAfterKey(key: string, day: Day, { isRtl, weekStart, months }: Grid): Day | null {
  const index = weekFrom(weekStart).indexOf(weekdayOf(day));
  const forward = isRtl ? -1 : 1;
  const steps: Record<string, () => Day> = {
    ArrowRight: () => addDays(day, forward),
    ArrowLeft: () => addDays(day, -forward),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -index),
    End: () => addDays(day, 6 - index),
    PageUp: () => addMonths(day, -1),
    PageDown: () => addMonths(day, 1),
  };
  const next = steps[key]?.();
  return next === undefined ? null : within(next, months);
}

/** The nearest day within the rendered months. */
export function within(day: Day, months: readonly Month[]): Day {
  const first = `${months[0]}-01`;
  const last = daysOfMonth(months.at(-1) ?? day.slice(0, 7)).at(-1) ?? day;
  if (day < first) return first;
  return day > last ? last : day;
}
