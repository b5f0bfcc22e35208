import { fold } from "./fold.ts";

/** A word as places and sentences compare it, and where it stands in the text. */
export type Word = {
  /** Folded, with its article: `alhada`, `الرياض`. */
  whole: string;
  /** Without the article: `hada`, `رياض`. */
  stem: string;
  from: number;
  to: number;
};

const WORD = /[\p{L}\p{N}\p{M}\p{Cf}ـ]+/gu;
const ARTICLES = ["al", "el", "ال"];
/** A shorter word that begins like an article, such as "الو" or "all", is no article and a word. */
const MIN_STEM = 3;
/** Arabic-Indic and Persian digits are at the same distance from 0 in their blocks. */
const DIGITS = /[٠-٩۰-۹]/g;

export function foldDigits(text: string): string {
  return text.replace(DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf));
}

export function foldWord(written: string): string {
  return foldDigits(fold(written));
}

/** The words of a text, folded. An article that is written apart belongs to the word behind it. */
export function wordsOf(text: string, folded: (written: string) => string = foldWord): Word[] {
  const words: Word[] = [];
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const whole = folded(written);
    if (whole === "") continue;
    const to = index + written.length;
    const before = words.at(-1);
    if (before && ARTICLES.includes(before.whole)) {
      words[words.length - 1] = { whole: before.whole + whole, stem: whole, from: before.from, to };
    } else words.push({ whole, stem: withoutArticle(whole), from: index, to });
  }
  return words;
}

export function withoutArticle(word: string): string {
  const isMarked = ARTICLES.includes(word.slice(0, 2)) && word.length >= MIN_STEM + 2;
  return isMarked ? word.slice(2) : word;
}
