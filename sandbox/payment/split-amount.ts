/** The first of equal parts; it includes the remainder. */
export function firstPart(amount: number, parts: number): number {
  return amount - Math.floor(amount / parts) * (parts - 1);
}
