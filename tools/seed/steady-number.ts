/** A number in [0, 1) that is always the same for the same words: the dice of the seed (FNV-1a, then one mix). */
export function steadyNumber(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of words.join(":")) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** A whole number from `low` to `high`, both possible. */
export function steadyWhole(low: number, high: number, ...words: readonly (string | number)[]): number {
  return low + Math.floor(steadyNumber(...words) * (high - low + 1));
}
