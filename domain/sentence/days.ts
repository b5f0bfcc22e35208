import { dateOfMark } from "#domain/site/day-marks.ts";
import type { CountryCode } from "#domain/site/site-countries.ts";
import { dayOfHijri, hijriDay } from "#domain/stay/calendar/hijri.ts";
import { addDays, type Day, dayFrom, isDay, partsOf } from "#domain/stay/day.ts";
import { type Weekday, weekdayOf } from "#domain/stay/weekday.ts";
import { dateWords, dayWords, type MonthName, monthWords, nextWords, ofWords, weekdayWords } from "./calendar-words.ts";
import { countedNoun } from "./counts.ts";
import { readNumber } from "./numbers.ts";
import { matchPhrase } from "./phrases.ts";
import { isOneOf, type Token } from "./tokens.ts";
import { wordSet } from "./word-set.ts";

/** A day in a sentence; `null` is a day that does not exist. */
export type ReadDay = { day: Day | null; length: number };

const DAYS_IN_WEEK = 7;
const HIJRI_YEARS = { first: 1400, last: 1600 };

/** The first day that a sentence may mean, and the country whose holidays it names. */
export type DayContext = { today: Day; country: CountryCode };

/** The day that begins at a token: a weekday, "tomorrow", "5 December", "5/12", "15 رمضان". */
export function readDay(tokens: readonly Token[], at: number, context: DayContext): ReadDay | null {
  const { today } = context;
  return (
    readNumericDay(tokens, at, today) ??
    readMonthDay(tokens, at, today) ??
    readNamedDay(tokens, at, context) ??
    readWeekday(tokens, at, today)
  );
}

/** `5/12`, `5/12/2026`, `2026-12-05`: the day comes before the month, as everywhere in the Gulf. */
function readNumericDay(tokens: readonly Token[], at: number, today: Day): ReadDay | null {
  const [one, two, three] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (one?.digits == null || two?.digits == null) return null;
  const isFull = three?.digits != null && three.gap === two.gap;
  if (isFull && /^[/.-]$/.test(two.gap)) {
    const isYearFirst = one.digits > 1000;
    const [year, day] = isYearFirst ? [one.digits, three.digits ?? 0] : [three.digits ?? 0, one.digits];
    return { day: realDay(year < 100 ? 2000 + year : year, two.digits, day), length: 3 };
  }
  if (two.gap !== "/") return null;
  return { day: comingDay({ calendar: "gregorian", month: two.digits }, one.digits, today), length: 2 };
}

/** `5 December`, `5th of December 2026`, `December 5`, `15 رمضان`. */
function readMonthDay(tokens: readonly Token[], at: number, today: Day): ReadDay | null {
  const number = readNumber(tokens, at);
  if (number) {
    const start = at + number.length;
    const month = readMonth(tokens, start);
    if (!month) return null;
    const year = readYear(tokens, start + month.length);
    const length = number.length + month.length + (year ? 1 : 0);
    return { day: dayOf(month.name, number.value, year, today), length };
  }
  const month = matchPhrase(monthWords, tokens, at);
  const name = month?.values[0];
  if (!month || !name) return null;
  const day = readNumber(tokens, at + month.length);
  if (!day || day.value > 31 || isOfSomethingElse(tokens, at + month.length, day.length)) return null;
  const year = readYear(tokens, at + month.length + day.length);
  return { day: dayOf(name, day.value, year, today), length: month.length + day.length + (year ? 1 : 0) };
}

/** In "Ramadan, 2 nights" and "December 3 guests" the number is no day. */
function isOfSomethingElse(tokens: readonly Token[], at: number, length: number): boolean {
  return /[,،;.]/.test(tokens[at]?.gap ?? "") || countedNoun(tokens, at + length) !== null;
}

export type ReadMonth = { name: MonthName; length: number };

/** A month, with "of" or "شهر" before it. */
export function readMonth(tokens: readonly Token[], at: number): ReadMonth | null {
  const skipped = isOneOf(tokens[at], ofWords) ? 1 : 0;
  for (const skip of skipped ? [1, 0] : [0]) {
    const match = matchPhrase(monthWords, tokens, at + skip);
    const name = match?.values[0];
    if (match && name) return { name, length: match.length + skip };
  }
  return null;
}

export function readYear(tokens: readonly Token[], at: number): number | null {
  const year = tokens[at]?.digits ?? 0;
  const isYear = (year >= 2000 && year < 2100) || (year >= HIJRI_YEARS.first && year <= HIJRI_YEARS.last);
  return isYear ? year : null;
}

function readNamedDay(tokens: readonly Token[], at: number, { today, country }: DayContext): ReadDay | null {
  const match = matchPhrase(dayWords, tokens, at);
  const named = match?.values[0];
  if (!match || !named) return null;
  if ("mark" in named) {
    const date = dateOfMark(named.country ?? country, named.mark);
    return (
      date && { day: comingDay({ calendar: "gregorian", month: date.month }, date.day, today), length: match.length }
    );
  }
  if ("ahead" in named) {
    if (named.ahead === 0 && isOtherDay(tokens, at)) return null;
    return { day: addDays(today, named.ahead), length: match.length };
  }
  return { day: comingDay(named, named.day, today), length: match.length };
}

/** "اليوم" is today and "الليلة" tonight; "يوم" and "ليلة" are any day and night, and "اليوم الأول" is named. */
function isOtherDay(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  if (!/^\P{ASCII}/u.test(word)) return false;
  return !/^[وبلفه]?ال/.test(word) || isAdjective(tokens[at + 1]);
}

const ordinals = wordSet(
  "الأول الأولى الثاني الثانية الثالث الثالثة الرابع الأخير الأخيرة التالي التالية الواحد كامل كله",
);

/** "الوطني", "العالمي", "الأول": the day or night before it is a certain one. */
function isAdjective(token: Token | undefined): boolean {
  return token !== undefined && (ordinals.has(token.word) || /^ال\p{L}{3,}(?:ي|يه)$/u.test(token.word));
}

/** The first such day from today on; after "next" not today. English has the word before the day, Arabic behind it. */
function readWeekday(tokens: readonly Token[], at: number, today: Day): ReadDay | null {
  const before = matchPhrase(nextWords, tokens, at);
  const start = at + (before?.length ?? 0);
  const match = matchPhrase(weekdayWords, tokens, start);
  const weekday = match?.values[0];
  if (!match || !weekday || isOtherWord(tokens, start)) return null;
  const behind = start + match.length;
  const after = matchPhrase(nextWords, tokens, behind);
  const isAfter = after && (after.values[0] === "afterNext" || /^[^a-z]/.test(tokens[behind]?.word ?? ""));
  const word = before?.values[0] ?? (isAfter ? after.values[0] : undefined);
  const end = behind + (isAfter ? after.length : 0);
  const dated = word === undefined ? readDateOf(weekday, tokens, end, today) : null;
  if (dated) return { day: dated.day, length: end - at + dated.length };
  const first = weekdayFrom(weekday, word === "next" || word === "afterNext" ? addDays(today, 1) : today);
  return { day: word === "afterNext" ? addDays(first, DAYS_IN_WEEK) : first, length: end - at };
}

/** "Thursday 3 December", "Thursday the 26th": the date must be such a weekday. */
function readDateOf(weekday: Weekday, tokens: readonly Token[], at: number, today: Day): ReadDay | null {
  const isSkipped = isOneOf(tokens[at], dateWords);
  const skip = isSkipped ? 1 : 0;
  const date = readNumericDay(tokens, at + skip, today) ?? readMonthDay(tokens, at + skip, today);
  if (date) return { day: date.day && weekdayOf(date.day) === weekday ? date.day : null, length: skip + date.length };
  const number = tokens[at]?.word === "the" ? (tokens[at + 1]?.digits ?? 0) : 0;
  if (number < 1 || number > 31) return null;
  let day = today;
  while (partsOf(day).dayOfMonth !== number) day = addDays(day, 1);
  return { day: weekdayOf(day) === weekday ? day : null, length: 2 };
}

/** Weekdays that are other words without their article: "جمعة" is a gathering, "أحد" anybody, "واحد" and "اثنين" are numbers. */
function isOtherWord(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? "";
  if (/^[ولب]?(?:اثنين|واحد)$/.test(word)) return true;
  if (!/^[ولبف]?(?:جمعه|احد)$/.test(word)) return false;
  const isNamed = daysAndNights.has(tokens[at - 1]?.word ?? "") || matchPhrase(nextWords, tokens, at + 1) !== null;
  return !isNamed && matchPhrase(weekdayWords, tokens, at - 1) === null;
}

const daysAndNights = wordSet("يوم ليلة وليلة ويوم ليلتي مساء");

/** The first such weekday on or after a day. */
export function weekdayFrom(weekday: Weekday, from: Day): Day {
  let day = from;
  for (let ahead = 0; ahead < DAYS_IN_WEEK && weekdayOf(day) !== weekday; ahead++) day = addDays(day, 1);
  return day;
}

/** A day of a month and a year; without a year the next one from today on. */
export function dayOf(name: MonthName, day: number, year: number | null, today: Day): Day | null {
  if (year === null) return comingDay(name, day, today);
  return name.calendar === "gregorian" ? realDay(year, name.month, day) : dayOfHijri({ year, month: name.month, day });
}

function comingDay({ calendar, month }: MonthName, day: number, today: Day): Day | null {
  if (calendar === "hijri") return comingHijriDay(month, day, today);
  const { year } = partsOf(today);
  const here = realDay(year, month, day);
  return here && here >= today ? here : realDay(year + 1, month, day);
}

function comingHijriDay(month: number, dayOfMonth: number, today: Day): Day | null {
  const { year = 0 } = hijriDay(today) ?? {};
  const here = dayOfHijri({ year, month, day: dayOfMonth });
  return here && here >= today ? here : dayOfHijri({ year: year + 1, month, day: dayOfMonth });
}

function realDay(year: number, month: number, day: number): Day | null {
  if (year < 1 || year > 9999 || month > 12 || day > 31) return null;
  const text = dayFrom(year, month, day);
  return isDay(text) ? text : null;
}
