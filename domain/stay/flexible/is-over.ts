import { monthOf } from "../calendar/month.ts";
import { type Day, numberOfDay, partsOf } from "../day.ts";
import type { DatelessChoice } from "./flexible-choice.ts";

/** The first day of the Hijri calendar, in days since 1970, and the mean length of its months. */
const FIRST_HIJRI_DAY = -492_148;
const MEAN_MONTH_DAYS = 29.530_588;
/** The moon's months differ from the mean ones by less. */
const TOLERANCE_DAYS = 3;
const FIRST_GREGORIAN_YEAR = 1900;

/**
 * Whether all stays of a choice are certainly in the past. Hijri months are reckoned without the table of the calendar, which no
 * page loads at once: such a choice may be taken for open some days longer.
 */
export function isOver(choice: DatelessChoice, today: Day): boolean {
  if (choice.kind === "nights" && "to" in choice.period) return choice.period.to <= today;
  const month = choice.kind === "weekends" ? choice.month : "month" in choice.period ? choice.period.month : "";
  const { year, month: number } = partsOf(`${month}-01`);
  if (year >= FIRST_GREGORIAN_YEAR) return month < monthOf(today);
  const end = FIRST_HIJRI_DAY + ((year - 1) * 12 + number) * MEAN_MONTH_DAYS;
  return numberOfDay(today) > end + TOLERANCE_DAYS;
}
