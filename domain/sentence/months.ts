import { hijriDay } from "#domain/stay/calendar/hijri.ts";
import { addMonths, type Month, monthOf } from "#domain/stay/calendar/month.ts";
import { type Day, dayFrom, partsOf } from "#domain/stay/day.ts";
import { periodOfMonth } from "#domain/stay/flexible/period.ts";
import { type MonthName, relativeMonths } from "./calendar-words.ts";
import type { ReadPiece } from "./date-piece.ts";
import { readMonth, readYear } from "./days.ts";
import { matchPhrase } from "./phrases.ts";
import type { Token } from "./tokens.ts";

/** In "we may need" it is a verb. */
const verbOf = /^(?:i|we|you|he|she|it|they|that|which|who)$/;

/** A month without a day: "December", "شهر رمضان 1448", "next month". */
export function readMonthAlone(tokens: readonly Token[], at: number, today: Day): ReadPiece | null {
  const relative = matchPhrase(relativeMonths, tokens, at);
  const ahead = relative?.values[0];
  if (relative && ahead !== undefined) {
    const months = [monthOf(addMonths(today, ahead))];
    return { piece: { kind: "month", months }, length: relative.length };
  }
  const month = readMonth(tokens, at);
  if (!month || (tokens[at]?.word === "may" && verbOf.test(tokens[at - 1]?.word ?? ""))) return null;
  const year = readYear(tokens, at + month.length);
  const months = monthsOf(month.name, year, today);
  return { piece: { kind: "month", months }, length: month.length + (year ? 1 : 0) };
}

/** The month of a year; without a year that of this year and of the next. */
function monthsOf({ calendar, month }: MonthName, year: number | null, today: Day): Month[] {
  const isHijri = calendar === "hijri";
  const current = isHijri ? (hijriDay(today)?.year ?? 0) : partsOf(today).year;
  const named = (of: number) => monthOf(dayFrom(of, month, 1));
  if (year === null) return [named(current), named(current + 1)];
  const isHijriYear = year < FIRST_GREGORIAN_YEAR;
  if (isHijri === isHijriYear) return [named(year)];
  // "Ramadan 2027" is the one that begins in 2027; December has no Hijri year.
  const begins = (of: Month) => periodOfMonth(of)?.first.startsWith(`${year}-`);
  return isHijri ? [named(current), named(current + 1), named(current + 2)].filter(begins) : [];
}

const FIRST_GREGORIAN_YEAR = 1900;
