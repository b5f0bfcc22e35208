/** Guest types of lookup 6; a property for everyone accepts all of them. */
export const guestTypes = { families: 1, men: 2, women: 3, everyone: 4 } as const;

/** The guest types that find a property, from the types that it lists. */
export function welcomedGuestTypes(listed: readonly number[]): number[] {
  return listed.includes(guestTypes.everyone) ? Object.values(guestTypes) : [...listed];
}
