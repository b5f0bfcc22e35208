import { fold } from "#domain/text/fold.ts";
import type { Token } from "./tokens.ts";

// biome-ignore format: a table reads best as a table.
const words: readonly (readonly [number, string])[] = [
  [1, "one واحد واحدة وحدة"], [2, "two اثنان اثنين اثنتين اثنتان ثنين ثنتين"], [3, "three ثلاث ثلاثة"],
  [4, "four أربع أربعة"], [5, "five خمس خمسة"], [6, "six ست ستة"], [7, "seven سبع سبعة"],
  [8, "eight ثمان ثماني ثمانية"], [9, "nine تسع تسعة"], [10, "ten عشر عشرة"],
  [11, "eleven احدعش احدعشر حدعش"], [12, "twelve dozen اثنعش اثناعشر اثنعشر درزن"], [13, "thirteen ثلاثطعش ثلاثتعش"],
  [14, "fourteen اربعطعش اربعتعش"], [15, "fifteen خمسطعش خمستعش خمستعشر"], [16, "sixteen ستطعش ستعش"],
  [17, "seventeen سبعطعش سبعتعش"], [18, "eighteen ثمنطعش ثمنتعش"], [19, "nineteen تسعطعش تسعتعش"],
  [20, "twenty عشرين عشرون"], [30, "thirty ثلاثين ثلاثون"], [40, "forty أربعين أربعون"], [50, "fifty خمسين خمسون"],
  [60, "sixty ستين ستون"], [70, "seventy سبعين سبعون"], [80, "eighty ثمانين ثمانون"], [90, "ninety تسعين تسعون"],
  [200, "مئتين مئتان ميتين مائتين مئتي مئتا ميتي"], [300, "ثلاثمئة ثلاثمية ثلاثمائة"], [400, "أربعمئة أربعمية أربعمائة"],
  [500, "خمسمئة خمسمية خمسمائة"], [600, "ستمئة ستمية ستمائة"], [700, "سبعمئة سبعمية سبعمائة"],
  [800, "ثمانمئة ثمانمية ثمانمائة"], [900, "تسعمئة تسعمية تسعمائة"], [2000, "ألفين ألفان ألفي ألفا"],
];
const values = new Map(words.flatMap(([value, forms]) => forms.split(" ").map((form) => [fold(form), value])));
const hundreds = new Set(["hundred", "مئة", "مية", "مائة"].map(fold));
const thousands = new Set(["thousand", "k", "ألف", "آلاف"].map(fold));
/** In "ثلاثة عشر" ten follows the unit; other numbers follow with "and". */
const tens = new Set(["عشر", "عشرة"].map(fold));
const eleven = new Map([
  [fold("أحد"), 11],
  [fold("إحدى"), 11],
  [fold("اثنا"), 12],
  [fold("اثني"), 12],
]);

const halves = new Set(["نص", "نصف"].map(fold));
const HALF_THOUSAND = 500;

export type ReadNumber = { value: number; length: number };

/** The number that begins at a token, in digits or words. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const first = tokens[at];
  if (!first) return null;
  if (first.digits !== null) return readDigits(tokens, at, first.digits);
  const teen = eleven.get(first.word);
  if (teen && tens.has(tokens[at + 1]?.word ?? "")) return { value: teen, length: 2 };
  return readWords(tokens, at);
}

function readDigits(tokens: readonly Token[], at: number, digits: number): ReadNumber | null {
  if (Number.isNaN(digits)) return null;
  const isThousand = (index: number) => thousands.has(tokens[index]?.word ?? "") && digits < 1000;
  const tenth = tokens[at + 1];
  if (tenth?.digits != null && /^[.٫]$/.test(tenth.gap) && tenth.digits < 10 && isThousand(at + 2)) {
    return { value: digits * 1000 + tenth.digits * 100, length: 3 };
  }
  return isThousand(at + 1) ? withHalf(tokens, at, { value: digits * 1000, length: 2 }) : { value: digits, length: 1 };
}

/** "ألف ونص": half of a thousand more. */
function withHalf(tokens: readonly Token[], at: number, { value, length }: ReadNumber): ReadNumber {
  const word = tokens[at + length]?.word ?? "";
  const isHalf = value % 1000 === 0 && word.startsWith("و") && halves.has(word.slice(1));
  return isHalf ? { value: value + HALF_THOUSAND, length: length + 1 } : { value, length };
}

/** Adds up words as long as each continues the number before it. */
function readWords(tokens: readonly Token[], from: number): ReadNumber | null {
  const isArticle = /^(?:a|an)$/.test(tokens[from]?.word ?? "");
  const at = isArticle && isRound(tokens[from + 1]?.word ?? "") ? from + 1 : from;
  let [sum, part, index] = [0, 0, at];
  for (; index < tokens.length; index++) {
    const { word } = tokens[index] as Token;
    const isAnd = index > at && word === "and" && part >= 100 && plainValue(tokens[index + 1]) !== undefined;
    if (isAnd) continue;
    const isFirst = index === at;
    const joined = word.startsWith("و") ? word.slice(1) : null;
    const bare = isFirst ? (firstForm(tokens[index], tokens[index + 1]) ?? word) : (joined ?? word);
    if (!isFirst && (values.get(bare) ?? 0) >= 1000) break;
    const next = nextPart(part, bare, { isFirst, isJoined: joined !== null && !values.has(word) });
    if (next === null) break;
    if (next.isThousand) [sum, part] = [sum + next.part, 0];
    else part = next.part;
  }
  const value = sum + part;
  return value > 0 ? withHalf(tokens, from, { value, length: index - from }) : null;
}

/** Numbers that one does not count with alone: "a hundred", "الألف". */
const isRound = (word: string) => hundreds.has(word) || thousands.has(word) || word === "dozen";

/** The first word may have a preposition: "لثمانية". With an article only an amount is a number: "الاثنين" is Monday. */
function firstForm(token: Token | undefined, next: Token | undefined): string | undefined {
  const isNumber = (form: string) => values.has(form) || hundreds.has(form) || thousands.has(form);
  if (!token || isNumber(token.word)) return token?.word;
  const form = [...token.forms].find(isNumber);
  if (form === undefined || !/^[وبلف]?ال/.test(token.word)) return form;
  return isRound(form) || (values.get(form) ?? 0) >= 100 || isRound(next?.word ?? "") ? form : undefined;
}

function plainValue(token: Token | undefined): number | undefined {
  return values.get(token?.word ?? "");
}

type Step = { isFirst: boolean; isJoined: boolean };

function nextPart(part: number, word: string, { isFirst, isJoined }: Step): { part: number; isThousand?: true } | null {
  if (thousands.has(word)) return { part: Math.max(1, part) * 1000, isThousand: true };
  if (hundreds.has(word))
    return part < 10 || (word === "hundred" && part < 100)
      ? { part: Math.max(1, part) * 100 }
      : isJoined
        ? { part: part + 100 }
        : null;
  const value = values.get(word);
  if (value === undefined) return null;
  if (isFirst || part === 0) return { part: value };
  const isTeen = tens.has(word) && part >= 3 && part <= 9 && !isJoined;
  const isEnglishUnit = /^[a-z]/.test(word) && part >= 20 && part < 100 && part % 10 === 0 && value < 10;
  const continuesHundred = part >= 100 && part % 100 === 0 && value < 100;
  const isArabicTen = isJoined && part < 10 && value >= 20 && value < 100;
  const isArabicTenOfHundred =
    isJoined && part % 100 > 0 && part % 100 < 10 && part > 100 && value >= 20 && value < 100;
  return isTeen || isEnglishUnit || continuesHundred || isArabicTen || isArabicTenOfHundred
    ? { part: part + value }
    : null;
}
