import { type Bitset, popCount } from "./bitset.ts";

/**
 * The number of positions that two sets share. Facets count little else, so the words are added eight at a time with
 * carries (Harley and Seal): one count of bits instead of eight, in less than half the time of the plain loop.
 */
export function countIntersection(one: Bitset, other: Bitset): number {
  const whole = one.length & ~7;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let eights = 0;
  let word = 0;
  for (; word < whole; word += 8) {
    let a = (one[word] as number) & (other[word] as number);
    let b = (one[word + 1] as number) & (other[word + 1] as number);
    let half = ones ^ a;
    const twosA = (ones & a) | (half & b);
    ones = half ^ b;
    a = (one[word + 2] as number) & (other[word + 2] as number);
    b = (one[word + 3] as number) & (other[word + 3] as number);
    half = ones ^ a;
    const twosB = (ones & a) | (half & b);
    ones = half ^ b;
    half = twos ^ twosA;
    const foursA = (twos & twosA) | (half & twosB);
    twos = half ^ twosB;
    a = (one[word + 4] as number) & (other[word + 4] as number);
    b = (one[word + 5] as number) & (other[word + 5] as number);
    half = ones ^ a;
    const twosC = (ones & a) | (half & b);
    ones = half ^ b;
    a = (one[word + 6] as number) & (other[word + 6] as number);
    b = (one[word + 7] as number) & (other[word + 7] as number);
    half = ones ^ a;
    const twosD = (ones & a) | (half & b);
    ones = half ^ b;
    half = twos ^ twosC;
    const foursB = (twos & twosC) | (half & twosD);
    twos = half ^ twosD;
    half = fours ^ foursA;
    eights += popCount((fours & foursA) | (half & foursB));
    fours = half ^ foursB;
  }
  let count = 8 * eights + 4 * popCount(fours) + 2 * popCount(twos) + popCount(ones);
  for (; word < one.length; word++) count += popCount((one[word] as number) & (other[word] as number));
  return count;
}
