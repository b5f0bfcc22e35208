import { type FlexibleDays, flexibleDays } from "#domain/stay/flexible/flexible-choice.ts";
import { countedNoun, readCount } from "./counts.ts";
import type { ReadPiece } from "./date-piece.ts";
import { readNumber } from "./numbers.ts";
import { matchPhrase, type Phrases, phraseTable } from "./phrases.ts";
import { isCurrency } from "./price-words.ts";
import { PLUS_MINUS_WORD, type Token } from "./tokens.ts";

/** A sign may stand before a number alone; "flexible dates" says by itself that something is flexible. */
type Lead = "sign" | "word" | "dates";
const leads: Phrases<Lead> = phraseTable<Lead>([
  [`${PLUS_MINUS_WORD},plus or minus,plus minus,زائد أو ناقص,زائد ناقص`, "sign"],
  [
    "give or take,flexible,flexible by,flexible within,flexible up to,flexibility of,with flexibility of,مرن,مرنة,مرنين,مرونة,مرونة في التواريخ,مرونة بالتواريخ,بفارق,تقديم أو تأخير,قبل أو بعد",
    "word",
  ],
  [
    "flexible dates,flexible on dates,flexible with dates,dates flexible,dates are flexible,dates flexible by,dates are flexible by,my dates are flexible,my dates are flexible by,our dates are flexible,our dates are flexible by,i am flexible,i am flexible by,we are flexible,we are flexible by,تواريخ مرنة,مواعيد مرنة,تاريخ مرن,موعد مرن",
    "dates",
  ],
]);
const trails: Phrases<true> = phraseTable<true>([
  [
    `${PLUS_MINUS_WORD},earlier or later,before or after,either side,either way,on either side,each way,flexible,flexibility,of flexibility,قبل أو بعد,قبل وبعد,قبلها أو بعدها,مرونة,زيادة أو نقصان,زائد أو ناقص,تقديم أو تأخير`,
    true,
  ],
]);

/** "± 2 days", "flexible by two days", "2 days earlier or later", "بمرونة يومين". */
export function readFlexibleDays(tokens: readonly Token[], at: number): ReadPiece | null {
  const first = matchPhrase(leads, tokens, at);
  if (!first) return readTrailed(tokens, at);
  const second = matchPhrase(leads, tokens, at + first.length);
  const start = at + first.length + (second?.length ?? 0);
  const isSign = (second ?? first).values[0] === "sign";
  const days = readDays(tokens, start) ?? (isSign ? readBareNumber(tokens, start) : null);
  if (days) return { piece: flexiblePiece(days.days), length: start + days.length - at };
  return first.values[0] === "dates" ? { piece: { kind: "flexible", days: "open" }, length: first.length } : null;
}

function readTrailed(tokens: readonly Token[], at: number): ReadPiece | null {
  const days = readDays(tokens, at);
  const trail = days && matchPhrase(trails, tokens, at + days.length);
  return trail ? { piece: flexiblePiece(days.days), length: days.length + trail.length } : null;
}

function flexiblePiece(count: number | null): ReadPiece["piece"] {
  const days = flexibleDays.find((known): known is FlexibleDays => known === count);
  return { kind: "flexible", days: days ?? null };
}

/** A number of days. Nights and weeks are none that a stay can be moved by. */
function readDays(tokens: readonly Token[], at: number): { days: number | null; length: number } | null {
  const count = readCount(tokens, at);
  if (count) {
    const isTime = count.noun === "day" || count.noun === "night" || count.noun === "week";
    return isTime ? { days: count.noun === "day" ? count.count : null, length: count.length } : null;
  }
  const skip = /^(?:a|one)$/.test(tokens[at]?.word ?? "") ? 1 : 0;
  if (!/^(?:day|[بل]?يوم)$/.test(tokens[at + skip]?.word ?? "")) return null;
  const isWritten = /^واحد$/.test(tokens[at + skip + 1]?.word ?? "");
  return { days: 1, length: skip + 1 + (isWritten ? 1 : 0) };
}

function readBareNumber(tokens: readonly Token[], at: number) {
  const number = readNumber(tokens, at);
  if (!number) return null;
  const end = at + number.length;
  return countedNoun(tokens, end) || isCurrency(tokens, end) ? null : { days: number.value, length: number.length };
}
