import type { Day } from "#domain/stay/day.ts";
import { instantAt, type TimeZone } from "#domain/stay/time-zone.ts";

const OPENS_AFTER_MS = 24 * 3_600_000;

/** The part of a paid amount that goes into the wallet, in whole halalas. */
export function walletReward(halalas: number, percent: number): number {
  return Math.floor((halalas * percent) / 100);
}

/** The stay that earned a reward; `checkOutUntil` is `HH:MM` in the time zone of the property. */
type Earner = { checkOut: Day; checkOutUntil: string; timeZone: TimeZone };

/** When the reward of a stay can be spent: a day after the guest has left. */
export function rewardOpensAt({ checkOut, checkOutUntil, timeZone }: Earner): Date {
  return new Date(instantAt(checkOut, checkOutUntil, timeZone).getTime() + OPENS_AFTER_MS);
}
