import { type Day, dayOfNumber, numberOfDay } from "../day.ts";
import { FIRST_DAY, FIRST_YEAR, monthLengths } from "./hijri-table.ts";

/** Months of the Hijri year, 1 is Muharram. */
export const RAMADAN = 9;
export const SHAWWAL = 10;
export const DHU_AL_HIJJAH = 12;

export type HijriDay = { year: number; month: number; day: number };

const MONTHS_IN_YEAR = 12;
/** The number of the first day of every month in the table, and of the day after its end. */
const monthStarts = startsOf(numberOfDay(FIRST_DAY));

/** A day in the Umm al-Qura calendar, the official one of Saudi Arabia; `null` outside the years of the table. */
export function hijriDay(day: Day): HijriDay | null {
  const number = numberOfDay(day);
  const next = monthStarts.findIndex((start) => start > number);
  if (next <= 0) return null;
  const at = next - 1;
  return {
    year: FIRST_YEAR + Math.floor(at / MONTHS_IN_YEAR),
    month: (at % MONTHS_IN_YEAR) + 1,
    day: number - (monthStarts[at] ?? number) + 1,
  };
}

/** The day of a Hijri date; `null` for a day that its month does not have, and outside the years of the table. */
export function dayOfHijri({ year, month, day }: HijriDay): Day | null {
  const at = (year - FIRST_YEAR) * MONTHS_IN_YEAR + month - 1;
  const [start, next] = [monthStarts[at], monthStarts[at + 1]];
  if (start === undefined || next === undefined || day < 1 || day > next - start) return null;
  return dayOfNumber(start + day - 1);
}

function startsOf(first: number): number[] {
  const starts = [first];
  for (const length of monthLengths.join("")) starts.push((starts.at(-1) ?? first) + 29 + Number(length));
  return starts;
}
