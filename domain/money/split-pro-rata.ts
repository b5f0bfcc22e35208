/**
 * Splits a whole amount in proportion to the weights: each share is rounded down, and the missing units go to the shares
 * with the largest remainders. A share never exceeds its weight while the amount does not exceed their sum. Without any
 * weight the first share is the whole amount.
 */
export function splitProRata(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? amount : 0));
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((part) => Number(part / whole));
  const missing = amount - shares.reduce((sum, share) => sum + share, 0);
  const largestRemainders = exact
    .map((part, index) => ({ rest: part % whole, index }))
    .sort((one, other) => (one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1))
    .slice(0, missing);
  for (const { index } of largestRemainders) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
