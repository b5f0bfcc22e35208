/** One bit per position of a shard, 32 to a word. Signed words stay within the integers that V8 handles fast. */
export type Bitset = Int32Array;

export function emptyBitset(capacity: number): Bitset {
  return new Int32Array((capacity + 31) >>> 5);
}

export function setBit(bits: Bitset, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] as number) | (1 << position);
}

export function clearBit(bits: Bitset, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] as number) & ~(1 << position);
}

export function hasBit(bits: Bitset, position: number): boolean {
  return (((bits[position >>> 5] as number) >>> position) & 1) === 1;
}

/** Keeps in `into` only what `other` has too. */
export function intersect(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) & (other[word] as number);
}

/** Removes from `into` what `other` has. */
export function subtract(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) & ~(other[word] as number);
}

/** Adds to `into` what `other` has. */
export function unite(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) | (other[word] as number);
}

export function countBits(bits: Bitset): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += popCount(bits[word] as number);
  return count;
}

export function eachBit(bits: Bitset, visit: (position: number) => void): void {
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1) visit((word << 5) | lowestBit(rest));
  }
}

/** Removes the members that do not fit. */
export function keepIf(bits: Bitset, fits: (position: number) => boolean): void {
  eachBit(bits, (position) => {
    if (!fits(position)) clearBit(bits, position);
  });
}

/** From so many members on, a look at every bit of a word without a branch takes less time than a step to each member. */
const MANY_MEMBERS = 8;

/** Writes the members in order to the front of a list, and returns their number. */
export function listBits(bits: Bitset, list: Int32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    const members = bits[word] as number;
    const first = word << 5;
    if (popCount(members) < MANY_MEMBERS) {
      for (let rest = members; rest !== 0; rest &= rest - 1) list[count++] = first | lowestBit(rest);
      continue;
    }
    for (let bit = 0; bit < 32; bit++) {
      list[count] = first | bit;
      count += (members >>> bit) & 1;
    }
  }
  return count;
}

/** The position of the lowest bit of a word that is not 0. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** How many bits a word has. */
export function popCount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
