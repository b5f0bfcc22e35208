/** Two pictures of a home whose hashes differ in at most so many bits look alike. */
export const LIKE_DISTANCE = 6;

/** In how many of 64 bits the difference hashes of two pictures differ. */
export function hashDistance(one: bigint, other: bigint): number {
  let bits = BigInt.asUintN(64, one ^ other);
  let count = 0;
  for (; bits > 0n; bits &= bits - 1n) count++;
  return count;
}
