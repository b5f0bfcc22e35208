/** A country code of two letters: `null` if none was chosen, `undefined` if it is invalid. */
export function readCountryCode(text: string | null | undefined): string | null | undefined {
  if (!text) return null;
  return /^[A-Za-z]{2}$/.test(text) ? text.toUpperCase() : undefined;
}
