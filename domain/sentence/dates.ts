import { addDays, type Day } from "#domain/stay/day.ts";
import { andWords, fromWords, monthWords, toWords, weekdayWords, weekendWords } from "./calendar-words.ts";
import { readCount } from "./counts.ts";
import type { ReadPiece } from "./date-piece.ts";
import { type DayContext, dayOf, readDay, readMonth, readYear, weekdayFrom } from "./days.ts";
import { readMonthAlone } from "./months.ts";
import { readNamedNights } from "./named-nights.ts";
import { readNumber } from "./numbers.ts";
import { readOrdinalWeekend, readPartOfMonth } from "./parts-of-month.ts";
import { matchPhrase } from "./phrases.ts";
import { readFlexibleDays } from "./read-flexible-days.ts";
import { isOneOf, type Token } from "./tokens.ts";

const NIGHTS_IN_WEEK = 7;

/** The longest piece about dates that begins at a token. */
export function readDatePiece(tokens: readonly Token[], at: number, context: DayContext): ReadPiece | null {
  const found = [
    readRange(tokens, at, context),
    readNamedNights(tokens, at, context),
    readOneDay(tokens, at, context),
    readOrdinalWeekend(tokens, at),
    readWeekend(tokens, at),
    readNights(tokens, at),
    readPartOfMonth(tokens, at, context.today),
    readMonthAlone(tokens, at, context.today),
    readFlexibleDays(tokens, at),
  ];
  return found.reduce((best, other) => ((other?.length ?? 0) > (best?.length ?? 0) ? other : best), null);
}

function readOneDay(tokens: readonly Token[], at: number, context: DayContext): ReadPiece | null {
  const skip = isOneOf(tokens[at], fromWords) ? 1 : 0;
  for (const start of skip ? [0, 1, 2] : [0]) {
    if (start === 2 && !isOneOf(tokens[at + 1], fromWords)) continue;
    const read = readDay(tokens, at + start, context);
    if (read) return { piece: { kind: "day", day: read.day }, length: start + read.length };
  }
  return null;
}

/** "from 5 to 8 December", "5-8 December", "December 5 to 8", "من الخميس إلى السبت", "between 1 and 5 شوال". */
function readRange(tokens: readonly Token[], at: number, context: DayContext): ReadPiece | null {
  const start = at + (isOneOf(tokens[at], fromWords) ? 1 : 0);
  const begin = start + (start > at && isOneOf(tokens[start], fromWords) ? 1 : 0);
  const whole = readDay(tokens, begin, context);
  const range =
    (whole && readEnd(tokens, begin, begin + whole.length, whole.day, context)) ?? readShared(tokens, begin, context);
  const isBetween = isBetweenWord(tokens[begin - 1]);
  return range && { piece: { kind: "range", from: range.from, to: range.to, isBetween }, length: range.end - at };
}

type Ended = { from: Day | null; to: Day | null; end: number };

/** The end of a range whose first day is whole. */
function readEnd(
  tokens: readonly Token[],
  begin: number,
  at: number,
  from: Day | null,
  context: DayContext,
): Ended | null {
  const joined = joinedAt(tokens, at, begin);
  if (joined === null) return null;
  const start = joined + (isOneOf(tokens[joined], fromWords) ? 1 : 0);
  const weekday = matchPhrase(weekdayWords, tokens, start);
  if (weekday?.values[0] && from) {
    const read = readDay(tokens, start, context);
    const to = weekdayFrom(weekday.values[0], addDays(from, 1));
    return { from, to, end: start + Math.max(weekday.length, read?.length ?? 0) };
  }
  const last = readDay(tokens, start, from ? { ...context, today: from } : context);
  if (last) return { from, to: last.day, end: start + last.length };
  const month = matchPhrase(monthWords, tokens, begin)?.values[0];
  const number = readNumber(tokens, start);
  if (!month || !number || number.value > 31) return null;
  return { from, to: dayOf(month, number.value, null, from ?? context.today), end: start + number.length };
}

/** The first day has only its number: "5 to 8 December". */
function readShared(tokens: readonly Token[], begin: number, context: DayContext): Ended | null {
  const first = readNumber(tokens, begin);
  if (!first) return null;
  const joined = joinedAt(tokens, begin + first.length, begin);
  const second = joined === null ? null : readNumber(tokens, joined);
  if (joined === null || !second) return null;
  const month = readMonth(tokens, joined + second.length);
  if (!month) return null;
  const end = joined + second.length + month.length;
  const year = readYear(tokens, end);
  const from = dayOf(month.name, first.value, year, context.today);
  const to = dayOf(month.name, second.value, year, from ?? context.today);
  return { from, to, end: end + (year ? 1 : 0) };
}

/** Where the second day begins: behind "to" or a dash, or behind "and" after "between". */
function joinedAt(tokens: readonly Token[], at: number, begin: number): number | null {
  const token = tokens[at];
  if (!token) return null;
  if (/^\s*[-–—]\s*$/.test(token.gap)) return at;
  if (isOneOf(token, toWords)) return at + 1;
  if (isFromWord(tokens[begin - 1]) && /^ل(?:$|ل)/.test(token.word)) return token.word === "ل" ? at + 1 : at;
  const isBetween = isBetweenWord(tokens[begin - 1]);
  if (isBetween && andWords.has(token.word)) return at + 1;
  return isBetween && token.word.startsWith("و") ? at : null;
}

/** "من الخميس للسبت", "من ١٠ ل ١٣". */
function isFromWord(token: Token | undefined): boolean {
  return token?.word === "من";
}

function isBetweenWord(token: Token | undefined): boolean {
  return token?.word === "between" || token?.word === "بين";
}

function readWeekend(tokens: readonly Token[], at: number): ReadPiece | null {
  const match = matchPhrase(weekendWords, tokens, at);
  const word = match?.values[0];
  return match && word ? { piece: { kind: "weekend", word }, length: match.length } : null;
}

function readNights(tokens: readonly Token[], at: number): ReadPiece | null {
  const count = readCount(tokens, at);
  if (!count) return isOneDay(tokens, at) ? { piece: { kind: "days", days: 1 }, length: 2 } : null;
  if (count.noun === "day") return { piece: { kind: "days", days: count.count }, length: count.length };
  if (count.noun !== "night" && count.noun !== "week") return null;
  const nights = count.noun === "week" ? count.count * NIGHTS_IN_WEEK : count.count;
  return { piece: { kind: "nights", nights }, length: count.length };
}

/** "يوم واحد", "ليوم واحد": a day that has its number behind it. */
function isOneDay(tokens: readonly Token[], at: number): boolean {
  return /^[ولب]?يوم$/.test(tokens[at]?.word ?? "") && tokens[at + 1]?.word === "واحد";
}
