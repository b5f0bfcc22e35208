/** Arabic letters would join each other; a narrow space keeps them apart as initials. */
const NARROW_SPACE = "\u2009";
const isArabic = (letter: string) => /\p{Script=Arabic}/u.test(letter);

/** The first letters of the first and the last word, without the Arabic article. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^ال(?=\p{L}{2})/u, "").replace(/^al-/i, ""))
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.flatMap((word) => [...(word ?? "")].slice(0, 1)).map((letter) => letter.toUpperCase());
  return letters.join(letters.some(isArabic) ? NARROW_SPACE : "");
}
