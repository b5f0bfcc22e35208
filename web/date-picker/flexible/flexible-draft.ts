import type { Month } from "#domain/stay/calendar/month.ts";
import type { Day } from "#domain/stay/day.ts";
import type { DatelessChoice } from "#domain/stay/flexible/flexible-choice.ts";
import { periodOf } from "#domain/stay/flexible/period.ts";

/** A choice under way: a month, or two days that take its place. */
export type Draft = {
  kind: DatelessChoice["kind"];
  nights: number;
  month: Month | null;
  from: Day | "";
  to: Day | "";
};

/** The finished choice; `null` while something is missing. */
export function choiceOf({ kind, nights, month, from, to }: Draft): DatelessChoice | null {
  if (kind === "weekends") return month ? { kind, month } : null;
  const period = month ? { month } : { from, to };
  return periodOf(period) ? { kind, nights, period } : null;
}
