const OPENS_AFTER_MS = 24 * 3_600_000;

/** The part of a paid amount that goes into the wallet, in whole halalas. */
export function walletReward(halalas: number, percent: number): number {
  return Math.floor((halalas * percent) / 100);
}

/** When the reward of a stay can be spent. */
export function rewardOpensAt(checkOutMoment: Date): Date {
  return new Date(checkOutMoment.getTime() + OPENS_AFTER_MS);
}
