/** The first of equal parts; what does not divide evenly is paid with it. */
export function firstPart(amount: number, parts: number): number {
  return amount - Math.floor(amount / parts) * (parts - 1);
}
