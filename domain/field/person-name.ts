const MIN_LETTERS = 2;
const MAX_LENGTH = 50;
const LETTER = "[[\\p{Script=Latin}\\p{Script=Arabic}]&&\\p{L}]";
/** Letters with their vowel marks, and between them spaces, hyphens and apostrophes. */
const NAME = new RegExp(`^${LETTER}[${LETTER}\\u064B-\\u0652\\u0670 '’\\-]*$`, "v");

/** A first or last name with normalized spaces, or `null`. */
export function readName(text: string): string | null {
  const name = text.normalize("NFC").trim().replace(/\s+/g, " ");
  const letters = name.match(/\p{L}/gu)?.length ?? 0;
  return NAME.test(name) && letters >= MIN_LETTERS && [...name].length <= MAX_LENGTH ? name : null;
}
