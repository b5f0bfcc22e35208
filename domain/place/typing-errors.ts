/** Words this long may have one error, longer ones two; shorter words must be typed exactly. */
const MIN_FOR_ONE = 4;
const MIN_FOR_TWO = 8;

/** How many typing errors a word of this length may have. */
export function allowedErrors(length: number): number {
  if (length < MIN_FOR_ONE) return 0;
  return length < MIN_FOR_TWO ? 1 : 2;
}

/**
 * The fewest errors between what was typed and a word, or the beginning of a word when more is still to be typed; more
 * than `max` is `null`. An error is a letter too many, a missing letter, a wrong letter, or two letters swapped.
 */
export function typingErrors(typed: string, word: string, max: number, isPrefix = false): number | null {
  if (typed.length - word.length > max || (!isPrefix && word.length - typed.length > max)) return null;
  const reach = word.slice(0, typed.length + max);
  let [older, last] = [[] as number[], Array.from({ length: reach.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let at = 1; at <= reach.length; at++) next.push(cost(typed, reach, { row, at, next, last, older }));
    if (Math.min(...next) > max) return null;
    [older, last] = [last, next];
  }
  const least = isPrefix ? Math.min(...last) : (last[word.length] ?? Number.POSITIVE_INFINITY);
  return least <= max ? least : null;
}

type Cell = { row: number; at: number; next: number[]; last: number[]; older: number[] };

function cost(typed: string, word: string, { row, at, next, last, older }: Cell): number {
  const costAt = (costs: number[], place: number) => costs[place] ?? Number.POSITIVE_INFINITY;
  const isSame = typed[row - 1] === word[at - 1];
  const isSwapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
  return Math.min(
    costAt(last, at) + 1,
    costAt(next, at - 1) + 1,
    costAt(last, at - 1) + (isSame ? 0 : 1),
    isSwapped ? costAt(older, at - 2) + 1 : Number.POSITIVE_INFINITY,
  );
}
