/** Guest types of lookup 6; a home for everyone takes every one of them. */
export const guestTypes = { families: 1, men: 2, women: 3, everyone: 4 } as const;

/** The wishes a home answers to, from the types it lists. */
export function welcomedGuestTypes(listed: readonly number[]): number[] {
  return listed.includes(guestTypes.everyone) ? Object.values(guestTypes) : [...listed];
}
