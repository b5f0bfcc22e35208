import { fold } from "#domain/text/fold.ts";
import { foldDigits, withoutArticle, wordsOf } from "#domain/text/words.ts";
import type { Span } from "./sentence.ts";

/** A word of a sentence. */
export type Token = Span & {
  word: string;
  /** The word and what it may be without article, prepositions or a plural ending. */
  forms: ReadonlySet<string>;
  /** A whole number in digits. */
  digits: number | null;
  /** The text between the token before and this one. */
  gap: string;
};

const MAX_TOKENS = 80;
/** "and", "so", "in", "for", "like" are written as part of the next word. */
const PREFIXES = ["و", "ف", "ب", "ل", "ك"];
const MIN_REST = 2;
const MIN_WITH_TANWIN = 5;
const PIECES = /[\d٠-٩۰-۹]+|[^\d٠-٩۰-۹]+/g;
const ORDINAL = /^(?:st|nd|rd|th)$/;
/** "1st" is also "first". */
const ordinals = ["first", "second", "third", "fourth"];
const MAX_DIGITS = 7;
export const PLUS_MINUS_WORD = "plusminus";
/** Signs that are read as a word. */
const signs: readonly (readonly [sign: RegExp, word: string])[] = [
  [/±|\+\s*\/?\s*[-−–]/, PLUS_MINUS_WORD],
  [/[&+]/, "and"],
  [/[<≤]/, "under"],
  [/[>≥]/, "over"],
  [/\$/, "usd"],
  [/€/, "eur"],
  [/£/, "gbp"],
  [/[﷼\u20c1]/, "sar"],
];

/** The words of a text, digits apart from letters: `8أشخاص` and `5th` are two, `1,500` is one. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { whole, stem, from, to } of wordsOf(text)) {
    const gap = gapBehindSign(tokens, text, end, from);
    end = to;
    if (!/\d/.test(whole) || whole === "3d") addPiece(tokens, { piece: whole, stem, from, to, gap });
    else addMixed(tokens, { written: text.slice(from, to), from, gap });
  }
  gapBehindSign(tokens, text, end, text.length);
  return tokens.slice(0, MAX_TOKENS);
}

/** The text between two words; a sign in it becomes a token. "8+" is a number. */
function gapBehindSign(tokens: Token[], text: string, from: number, to: number): string {
  const gap = text.slice(from, to);
  for (const [sign, word] of signs) {
    const found = sign.exec(gap);
    if (!found) continue;
    const start = from + found.index;
    const end = start + found[0].length;
    const isOfNumber = found[0] === "+" && found.index === 0 && tokens.at(-1)?.digits != null;
    const before = gapBehindSign(tokens, text, from, start);
    if (!isOfNumber) tokens.push({ word, forms: new Set([word]), digits: null, gap: before, from: start, to: end });
    return gapBehindSign(tokens, text, end, to);
  }
  return gap;
}

type Mixed = { written: string; from: number; gap: string };

/** A word with digits: each run of digits and of letters is a token. */
function addMixed(tokens: Token[], { written, from, gap }: Mixed): void {
  for (const { 0: piece, index } of written.matchAll(PIECES)) {
    const folded = foldDigits(fold(piece));
    if (folded === "") continue;
    const start = from + index;
    addPiece(tokens, {
      piece: folded,
      stem: folded,
      from: start,
      to: start + piece.length,
      gap: index === 0 ? gap : "",
    });
  }
}

type Piece = Span & { piece: string; stem: string; gap: string };

function addPiece(tokens: Token[], { piece, stem, from, to, gap }: Piece): void {
  const before = tokens.at(-1);
  const isNumber = /^\d+$/.test(piece);
  if (before && gap === "" && before.digits !== null && ORDINAL.test(piece)) {
    before.forms = new Set([...before.forms, ordinals[before.digits - 1] ?? before.word]);
    return;
  }
  if (before?.digits != null && isNumber && /^[,٬]$/.test(gap) && piece.length === 3 && before.digits < 1000) {
    before.digits = before.digits * 1000 + Number(piece);
    before.to = to;
    return;
  }
  const digits = isNumber ? (piece.length <= MAX_DIGITS ? Number(piece) : Number.NaN) : null;
  tokens.push({ word: piece, forms: formsOf(piece, stem), digits, gap, from, to });
}

function formsOf(word: string, stem: string): Set<string> {
  const forms = new Set([word, stem]);
  if (/[a-z]/.test(word)) {
    for (const form of [word, stem]) for (const single of singularsOf(form)) forms.add(single);
    return forms;
  }
  let rests = [word, ...withoutThis(word), ...withoutTanwin(word)];
  for (const rest of rests) forms.add(rest).add(withoutArticle(rest));
  for (let step = 0; step < 2; step++) {
    rests = rests.flatMap(withoutPrefix);
    for (const rest of rests) forms.add(rest).add(withoutArticle(rest));
  }
  return forms;
}

/** In the Gulf "this" is written as part of the word: "هالويكند". */
function withoutThis(word: string): string[] {
  return /^[وب]?هال\p{L}{3}/u.test(word) ? [word.replace("ه", "")] : [];
}

/** "شاليها", "مخيما": the ending of an indefinite object. */
function withoutTanwin(word: string): string[] {
  return word.length >= MIN_WITH_TANWIN && word.endsWith("ا") ? [word.slice(0, -1)] : [];
}

/** "لل" is "for the": the article has lost its first letter. */
function withoutPrefix(word: string): string[] {
  if (!PREFIXES.includes(word[0] ?? "") || word.length < MIN_REST + 1) return [];
  const rest = word.slice(1);
  return word.startsWith("لل") && rest.length > MIN_REST ? [rest, rest.slice(1)] : [rest];
}

function singularsOf(word: string): string[] {
  if (word.length < 4 || !word.endsWith("s")) return [];
  const singles = [word.slice(0, -1)];
  if (word.endsWith("es")) singles.push(word.slice(0, -2));
  if (word.endsWith("ies")) singles.push(`${word.slice(0, -3)}y`);
  return singles;
}

export function isOneOf(token: Token | undefined, words: ReadonlySet<string>): boolean {
  if (!token) return false;
  for (const form of token.forms) if (words.has(form)) return true;
  return false;
}

/** The span in the text of some tokens. */
export function spanOf(tokens: readonly Token[], at: number, length: number): Span {
  return { from: tokens[at]?.from ?? 0, to: tokens[at + length - 1]?.to ?? 0 };
}
