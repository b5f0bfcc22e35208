/** A country by its two letters: `null` when none was chosen, `undefined` for what is no such code. */
export function readCountryCode(text: string | null | undefined): string | null | undefined {
  if (!text) return null;
  return /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : undefined;
}
