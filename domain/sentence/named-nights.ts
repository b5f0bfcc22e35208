import { addDays, type Day } from "#domain/stay/day.ts";
import { andWords, weekdayWords } from "./calendar-words.ts";
import type { ReadPiece } from "./date-piece.ts";
import { type DayContext, dayOf, readDay, readMonth, readYear, weekdayFrom } from "./days.ts";
import { readNumber } from "./numbers.ts";
import { matchPhrase } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import { wordSet } from "./word-set.ts";

const nightWords = wordSet("night nights");
const announcing = wordSet("on the night nights يوم ليلة ليلتي ليالي");

/**
 * Days that "and" joins are nights: "الخميس والجمعة" leaves on Saturday, "5 and 6 December" on the 7th. Days with others
 * between them are no stay.
 */
export function readNamedNights(tokens: readonly Token[], at: number, context: DayContext): ReadPiece | null {
  const start = skipped(tokens, at);
  const days = readDays(tokens, start, context) ?? readNumbers(tokens, start, context);
  if (!days) return null;
  const [first] = days.days;
  const isChain = first && days.days.every((day, index) => day === addDays(first, index));
  const ends = isChain ? { from: first, to: addDays(first, days.days.length) } : { from: null, to: null };
  return { piece: { kind: "range", ...ends, isBetween: false }, length: days.end - at };
}

type Days = { days: readonly (Day | null)[]; end: number };

/** Each day is whole: a weekday, "5 December", "5/12". */
function readDays(tokens: readonly Token[], at: number, context: DayContext): Days | null {
  const first = readDay(tokens, at, context);
  if (!first) return null;
  const days = [first.day];
  let end = at + first.length;
  if (nightWords.has(tokens[end]?.word ?? "")) end++;
  let isJoined = false;
  for (;;) {
    const behind = behindAnd(tokens, end);
    isJoined ||= behind !== null;
    const start = behind ?? behindComma(tokens, end);
    const next = start === null ? null : readNextDay(tokens, start, days.at(-1) ?? null, context);
    if (start === null || !next) break;
    days.push(next.day);
    end = start + next.length;
    if (nightWords.has(tokens[end]?.word ?? "")) end++;
  }
  return days.length > 1 && isJoined ? { days, end } : null;
}

/** Behind a day a weekday is the first one after it. */
function readNextDay(tokens: readonly Token[], at: number, before: Day | null, context: DayContext) {
  const from = before ? { ...context, today: addDays(before, 1) } : context;
  const weekday = matchPhrase(weekdayWords, tokens, at)?.values[0];
  const read = readDay(tokens, at, from);
  if (!read || !weekday || !before) return read;
  return { day: weekdayFrom(weekday, from.today), length: read.length };
}

/** "5 و6 ديسمبر", "the 1st and 2nd of December": the month stands behind the last number. */
function readNumbers(tokens: readonly Token[], at: number, { today }: DayContext): Days | null {
  const numbers: number[] = [];
  let end = at;
  for (let start: number | null = at; start !== null; start = behindAnd(tokens, end) ?? behindComma(tokens, end)) {
    const number = readNumber(tokens, start);
    if (!number) return null;
    numbers.push(number.value);
    end = start + number.length;
    const month = readMonth(tokens, end);
    if (!month) continue;
    end += month.length;
    const year = readYear(tokens, end);
    const [first = 0] = numbers;
    const from = dayOf(month.name, first, year, today);
    const days = numbers.map((number) => dayOf(month.name, number, year, from ?? today));
    return numbers.length > 1 ? { days, end: end + (year ? 1 : 0) } : null;
  }
  return null;
}

/** Where the next day begins behind "and", which may be written as part of it. */
function behindAnd(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (!token) return null;
  if (andWords.has(token.word)) return skipped(tokens, at + 1);
  if (!token.word.startsWith("و")) return null;
  return announcing.has(token.word.slice(1)) ? at + 1 : at;
}

/** "Thursday, Friday and Saturday". */
function behindComma(tokens: readonly Token[], at: number): number | null {
  const isDay = tokens[at]?.digits != null || matchPhrase(weekdayWords, tokens, at) !== null;
  return isDay && /^\s*[,،]\s*$/.test(tokens[at]?.gap ?? "") ? at : null;
}

function skipped(tokens: readonly Token[], at: number): number {
  return announcing.has(tokens[at]?.word ?? "") ? at + 1 : at;
}
