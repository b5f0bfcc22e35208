/** What the number of a member is sealed for in a leg. */
export function legSeal(legId: string): string {
  return `cart-leg:${legId}`;
}
