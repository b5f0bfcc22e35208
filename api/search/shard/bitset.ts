/** One bit per home of a shard, 32 to a word. Signed words: larger ones would leave the integers V8 is fast at. */
export type Bitset = Int32Array;

export function emptyBitset(homes: number): Bitset {
  return new Int32Array((homes + 31) >>> 5);
}

export function setBit(bits: Bitset, home: number): void {
  bits[home >>> 5] = (bits[home >>> 5] as number) | (1 << home);
}

export function clearBit(bits: Bitset, home: number): void {
  bits[home >>> 5] = (bits[home >>> 5] as number) & ~(1 << home);
}

export function hasBit(bits: Bitset, home: number): boolean {
  return (((bits[home >>> 5] as number) >>> home) & 1) === 1;
}

/** Keeps in `into` what `other` has too. */
export function keepCommon(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) & (other[word] as number);
}

/** Takes out of `into` what `other` has. */
export function takeAway(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) & ~(other[word] as number);
}

/** Adds to `into` what `other` has. */
export function addAll(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) | (other[word] as number);
}

export function countBits(bits: Bitset): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += bitsOf(bits[word] as number);
  return count;
}

export function eachBit(bits: Bitset, visit: (home: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) visit((word << 5) | lowestBit(rest));
  }
}

/** Writes the members in order to the front of a list, and says how many they are. */
export function listBits(bits: Bitset, list: Int32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) list[count++] = (word << 5) | lowestBit(rest);
  }
  return count;
}

/** The position of the lowest bit of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** How many bits a word has. */
export function bitsOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
