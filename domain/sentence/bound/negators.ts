import { fold } from "#domain/text/fold.ts";
import type { Token } from "../tokens.ts";
import { wordSet } from "../word-set.ts";

/** "not", as it is written in one word or several. An apostrophe ends a word. */
const phrases =
  "not,no,never,without,nothing,none,cannot,do not,don t,dont,does not,doesn t,doesnt,did not,didn t,should not,shouldn t," +
  "will not,won t,wont,would not,wouldn t,can not,can t,cant,is not,isn t,isnt,are not,aren t,must not,except,excluding," +
  "لا,ما,مو,مب,مهب,موب,مهوب,مش,ماهو,ماهي,مهو,ليس,ليست,غير,بدون,بدون ما,من غير,من دون,بلا,دون,عدا,ما عدا,ماعدا";
const negators = phrases.split(",").map((phrase) => phrase.split(" ").map(fold));

/** What may stand between "not" and what it denies: "we don't need a pool", "ما نبي مسبح". */
const skipped = wordSet(`
  a an the any be is are it to go goes going cost costs costing want wanna need needs like have having spend spending pay paying
  price prices total in at on for with much necessarily require required
  يكون تكون يطلع تطلع يروح تروح يصير تصير يوصل السعر سعره سعرها المبلغ أي أبغى أبي نبي نبغى نبا أبا أريد نريد ودي ودنا
  أدفع ندفع يكلف تكلف لازم شرط ضروري يحتاج نحتاج أحتاج فيه فيها به بها في ب يتسع تتسع يسع تسع عندي عندنا وجود
`);
const MAX_SKIPPED = 4;
const endsClause = /[,.;،؛!?؟\n]/;

/** How many tokens of "not" begin here. Only whole words deny: "بما" is no "ما". */
export function negatorLength(tokens: readonly Token[], at: number): number {
  let length = 0;
  for (const words of negators) {
    const isHere = words.every((word, index) => isWord(tokens[at + index], word, index === 0));
    if (isHere && words.length > length) length = words.length;
  }
  return length;
}

/** "and" may be written as part of the first word. */
function isWord(token: Token | undefined, word: string, isFirst: boolean): boolean {
  return token?.word === word || (isFirst && token?.word === `و${word}`);
}

/** Finds what "not" denies: `read` is asked behind it, and behind each word that says nothing. */
export function readDenied<Read>(
  tokens: readonly Token[],
  at: number,
  read: (at: number) => Read | null,
): { read: Read; start: number } | null {
  const negated = negatorLength(tokens, at);
  if (negated === 0) return null;
  for (let start = at + negated; start <= at + negated + MAX_SKIPPED; start++) {
    const token = tokens[start];
    if (!token || endsClause.test(token.gap)) return null;
    const found = read(start);
    if (found) return { read: found, start };
    if (!skipped.has(token.word)) return null;
  }
  return null;
}
