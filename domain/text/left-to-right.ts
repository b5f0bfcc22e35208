/** A phone number, address or code inside a sentence: read from the left in every language, and never broken at a space. */
export function leftToRight(text: string): string {
  return `\u2066${text.replaceAll(" ", "\u00a0")}\u2069`;
}
