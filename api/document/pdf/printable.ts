/** Letters that the fonts of the documents have (`tools/fonts/document-fonts.sh`), and the spaces and isolates between. */
const UNPRINTABLE =
  /[^\u0020-\u007e\u00a0-\u017f\u02bb\u02bc\u02c6\u02da\u02dc\u060c\u0615\u061b\u061f\u0621-\u063a\u0640-\u0656\u0660-\u066d\u0670\u0671\u0679\u067e\u0686\u0688\u0691\u0698\u06a4\u06a9\u06af\u06ba\u06be\u06c0\u06c1\u06cc\u06d2\u06d4\u06f0-\u06f9\u200b-\u200f\u2010-\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2030\u2039\u203a\u2066-\u2069\u20ac\u2122\u2212\ufdf2\ufdfc\ufdfd]/gu;

/** The text with a replacement for every letter that no font has, and how many there were. */
export function printable(text: string): { text: string; missing: number } {
  let missing = 0;
  const shown = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\s/g, " ")
    .replace(UNPRINTABLE, () => {
      missing += 1;
      return "\ufffd";
    });
  return { text: shown, missing };
}
