import { hijriDay } from "#domain/stay/calendar/hijri.ts";
import type { Month } from "#domain/stay/calendar/month.ts";
import { type Day, dayFrom } from "#domain/stay/day.ts";
import { periodOfMonth } from "#domain/stay/flexible/period.ts";

/** The Hijri months with days between two, the first and the last included. */
export function hijriMonths(from: Day, to: Day): Month[] {
  const months: Month[] = [];
  for (let day: Day | undefined = from; day && day <= to; ) {
    const hijri = hijriDay(day);
    if (!hijri) break;
    const month = dayFrom(hijri.year, hijri.month, 1).slice(0, 7);
    months.push(month);
    day = periodOfMonth(month)?.end;
  }
  return months;
}
