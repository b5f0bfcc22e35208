/** Interchangeable letters that Unicode does not decompose. */
const alike: Record<string, string> = { ٱ: "ا", ة: "ه", ى: "ي", ی: "ي", ک: "ك", ء: "", ـ: "" };

/** Text without such letters, half of all names: only case and spaces are removed. */
const PLAIN = /^[\t-\r -~]*$/;

/**
 * Text as type-ahead compares it: without case, spaces, accents and Arabic vowel marks, with the forms of alef and hamza,
 * taa marbuta and alef maqsura unified.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(/\s/g, "");
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\s\p{M}\p{Cf}]/gu, "")
    .replace(/[ٱةىیکءـ]/g, (letter) => alike[letter] ?? letter);
}
