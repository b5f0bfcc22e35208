import { instantAt } from "#domain/stay/time-zone.ts";
import type { CancellableOrder } from "./may-cancel.ts";

/** The discount for a guest whose stay was cancelled by the host or us. */
export const HELP_CODE = { percent: 10, maxHalalas: 30_000, months: 12 } as const;

/** Homes that such a guest is offered, and how much dearer than the cancelled stay they may be. */
export const MAX_ALTERNATIVES = 3;
const MAX_DEARER_PERCENT = 20;

const CALL_BEFORE_MS = 7 * 86_400_000;

export function isWithinPriceLimit(totalHalalas: number, cancelledHalalas: number): boolean {
  return totalHalalas * 100 <= cancelledHalalas * (100 + MAX_DEARER_PERCENT);
}

/** Whether an operator calls the guest: the stay would have begun soon, or has begun. */
export function needsCall(
  { checkIn, checkInFrom, timeZone }: Omit<CancellableOrder, "statusCode">,
  now: Date,
): boolean {
  return instantAt(checkIn, checkInFrom, timeZone).getTime() - now.getTime() < CALL_BEFORE_MS;
}

/** An operator alone may give so much beyond the policy: for one booking or wallet in all, and in so many hours. */
export const ALONE_HALALAS = 50_000;
export const ALONE_HOURS = 24;
