/** Words this long may have one error, longer ones two; shorter words must be typed exactly. */
const MIN_FOR_ONE = 4;
const MIN_FOR_TWO = 8;

/** How many typing errors a word of this length may have. */
export function allowedErrors(length: number): number {
  if (length < MIN_FOR_ONE) return 0;
  return length < MIN_FOR_TWO ? 1 : 2;
}

/** More errors than any word may have. */
const MANY = 0xffff;
/** Scratch buffers: the costs of two letters ago, of the letter before and of this one. A catalogue has many words. */
let [older, last, next] = [row(64), row(64), row(64)];

function row(size: number): Uint16Array<ArrayBuffer> {
  return new Uint16Array(size);
}

/**
 * The fewest errors between what was typed and a word, or the beginning of a word when more is still to be typed; more
 * than `max` is `null`. An error is a letter too many, a missing letter, a wrong letter, or two letters swapped. Only
 * beginnings whose lengths differ by at most `max` are compared.
 */
export function typingErrors(typed: string, word: string, max: number, isPrefix = false): number | null {
  if (typed.length - word.length > max || (!isPrefix && word.length - typed.length > max)) return null;
  const reach = Math.min(word.length, typed.length + max);
  startRows(reach);
  for (let at = 1; at <= typed.length; at++) {
    if (fillRow(typed, word, at, max, reach) > max) return null;
    [older, last, next] = [last, next, older];
  }
  const end = isPrefix ? minOf(Math.max(0, typed.length - max), reach) : (last[word.length] ?? MANY);
  return end <= max ? end : null;
}

function startRows(reach: number): void {
  if (reach >= last.length) [older, last, next] = [row(reach * 2), row(reach * 2), row(reach * 2)];
  for (let at = 0; at <= reach; at++) last[at] = at;
}

/** Writes the costs of one more typed letter, and returns the minimum. */
function fillRow(typed: string, word: string, row: number, max: number, reach: number): number {
  const [from, to] = [Math.max(1, row - max), Math.min(reach, row + max)];
  next[from - 1] = from === 1 ? row : MANY;
  if (row > 1 && to === row + max) last[to] = MANY;
  let min = next[from - 1] as number;
  const letter = typed.charCodeAt(row - 1);
  for (let at = from; at <= to; at++) {
    const other = word.charCodeAt(at - 1);
    let cost = (last[at - 1] as number) + (letter === other ? 0 : 1);
    cost = Math.min(cost, (last[at] as number) + 1, (next[at - 1] as number) + 1);
    const isSwapped = row > 1 && at > 1 && letter === word.charCodeAt(at - 2) && typed.charCodeAt(row - 2) === other;
    if (isSwapped) cost = Math.min(cost, (older[at - 2] as number) + 1);
    next[at] = cost;
    min = Math.min(min, cost);
  }
  return min;
}

function minOf(from: number, to: number): number {
  let min = MANY;
  for (let at = from; at <= to; at++) min = Math.min(min, last[at] as number);
  return min;
}

const LETTER_BITS = 31;

/** A set of the letters of a word. Different letters may share a bit. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & LETTER_BITS);
  return letters;
}

/** Whether more typed letters are missing in a word than errors could explain: then there is no need to compare them. */
export function areTooDifferent(typed: number, word: number, max: number): boolean {
  let missing = typed & ~word;
  for (let errors = 0; missing !== 0; errors++) {
    if (errors === max) return true;
    missing &= missing - 1;
  }
  return false;
}
