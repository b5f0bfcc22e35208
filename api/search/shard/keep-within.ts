import type { Range } from "#domain/search/range.ts";
import type { Bitset } from "./bitset.ts";

/** Larger than every value of a column, and small enough that a difference of two of them has 32 bits. */
const MAX_VALUE = 2 ** 30 - 1;

/**
 * Removes the members whose value in a column of whole numbers is outside a range. The sign of a difference decides
 * without a branch: whether a home has two bedrooms cannot be predicted.
 */
export function keepWithin(bits: Bitset, values: Int32Array | Int16Array, { minimum, maximum }: Range): void {
  const low = Math.max(Math.ceil(minimum ?? -MAX_VALUE), -MAX_VALUE) | 0;
  const high = Math.min(Math.floor(maximum ?? MAX_VALUE), MAX_VALUE) | 0;
  for (let word = 0; word < bits.length; word++) {
    const members = bits[word] as number;
    if (members === 0) continue;
    const first = word << 5;
    const count = Math.min(32, values.length - first);
    let outside = 0;
    for (let bit = 0; bit < count; bit++) {
      const value = values[first + bit] as number;
      outside |= (((value - low) | (high - value)) >>> 31) << bit;
    }
    bits[word] = members & ~outside;
  }
}
