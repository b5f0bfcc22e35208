/** Keeps a phone number, an address or a code in its own order inside Arabic text. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}
