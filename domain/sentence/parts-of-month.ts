import type { Month } from "#domain/stay/calendar/month.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { type Period, periodOfMonth } from "#domain/stay/flexible/period.ts";
import { weekendWords } from "./calendar-words.ts";
import type { ReadPiece } from "./date-piece.ts";
import { readMonthAlone } from "./months.ts";
import { matchPhrase, type Phrases, phraseTable } from "./phrases.ts";
import type { Token } from "./tokens.ts";
import { wordSet } from "./word-set.ts";

/** Days of a month, counted from its first day, or from the day behind its last when negative. */
type Part = { from: number; to: number };

const parts: Phrases<Part> = phraseTable<Part>([
  ["first week,the first week,early,start,the start,beginning,the beginning", { from: 0, to: 7 }],
  ["أول أسبوع,الأسبوع الأول,أول,أوائل,بداية,مطلع,مستهل", { from: 0, to: 7 }],
  ["second week,the second week,ثاني أسبوع,الأسبوع الثاني", { from: 7, to: 14 }],
  ["third week,the third week,ثالث أسبوع,الأسبوع الثالث", { from: 14, to: 21 }],
  ["fourth week,the fourth week,رابع أسبوع,الأسبوع الرابع", { from: 21, to: 28 }],
  ["mid,middle,the middle,منتصف,نص,نصف,وسط,أواسط", { from: 10, to: 20 }],
  ["last week,the last week,late,end,the end,آخر أسبوع,الأسبوع الأخير,آخر,أواخر,نهاية", { from: -7, to: 0 }],
  ["last ten days,last ten nights,last 10 days,last 10 nights,العشر الأواخر,العشر الأخيرة", { from: 20, to: 0 }],
]);

const ordinals: Phrases<number> = phraseTable<number>([
  ["first,the first,أول", 1],
  ["second,the second,ثاني", 2],
  ["third,the third,ثالث", 3],
  ["fourth,the fourth,رابع", 4],
  ["last,the last,آخر", -1],
]);

const joining = wordSet("of in the من في شهر بشهر");

/** "first week of December", "أول ديسمبر", "mid Ramadan". */
export function readPartOfMonth(tokens: readonly Token[], at: number, today: Day): ReadPiece | null {
  const match = matchPhrase(parts, tokens, at);
  const part = match?.values[0];
  if (!match || !part) return null;
  let start = at + match.length;
  while (joining.has(tokens[start]?.word ?? "")) start++;
  const month = readMonthAlone(tokens, start, today);
  if (month?.piece.kind !== "month") return null;
  const periods = month.piece.months.flatMap((name) => periodOfPart(name, part, today));
  return { piece: { kind: "part", periods }, length: start + month.length - at };
}

/** What is left of a part from today on. */
function periodOfPart(name: Month, { from, to }: Part, today: Day): { from: Day; to: Day }[] {
  const period = periodOfMonth(name);
  if (!period) return [];
  const [first, last] = [dayOfPart(period, from, from < 0), dayOfPart(period, to, to <= 0)];
  return last > today ? [{ from: first < today ? today : first, to: last }] : [];
}

function dayOfPart({ first, end }: Period, count: number, isFromEnd: boolean): Day {
  return addDays(isFromEnd ? end : first, count);
}

/** "first weekend", "آخر ويكند"; the month stands somewhere else in the sentence. */
export function readOrdinalWeekend(tokens: readonly Token[], at: number): ReadPiece | null {
  const match = matchPhrase(ordinals, tokens, at);
  const position = match?.values[0];
  if (!match || position === undefined) return null;
  const weekend = matchPhrase(weekendWords, tokens, at + match.length);
  if (weekend?.values[0] !== "weekend") return null;
  return { piece: { kind: "ordinalWeekend", position }, length: match.length + weekend.length };
}
