/** Shorter words differ by little more than their ending. */
const MIN_LETTERS = 3;

/**
 * A folded word with an ending that stands for all that are written for it: alef, alef maqsura and taa marbuta in Arabic,
 * `a`, `aa`, `ah` and `eh` in Latin letters. So "الهدى" is الهدا, and "Jedda" is Jeddah.
 */
export function withAlikeEnding(word: string): string {
  if (word.length < MIN_LETTERS) return word;
  return word.replace(/[اهي]$/, "ا").replace(/(?:aa|[ae]h)$/, "a");
}
