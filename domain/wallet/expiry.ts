import { addMonths } from "#domain/stay/calendar/month.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { instantAt } from "#domain/stay/time-zone.ts";
import { todayInRiyadh } from "#domain/stay/today.ts";

/** Why wallet money came to be. */
export const lotSources = ["reward", "refund", "gift", "goodwill"] as const;
export type LotSource = (typeof lotSources)[number];

/** Months after opening; money of the guest does not expire. */
const validMonths: Record<LotSource, number | null> = { reward: 12, gift: 36, refund: null, goodwill: null };

/** The minimum time that returned money can still be spent, and how early an expiry is announced. */
export const EXPIRING_DAYS = 30;

/** The smallest balance whose expiry is announced by mail, in halalas. */
export const MIN_ANNOUNCED = 1_000;
const SECOND_MAIL_DAYS = 7;

/** When the owner of a lot gets the two mails before it expires: at ten in the morning in Riyadh. */
export function expiryMailTimes(expiresAt: Date): [first: Date, second: Date] {
  const at = (days: number) => instantAt(addDays(lastDayOf(expiresAt), -days), "10:00", "Asia/Riyadh");
  return [at(EXPIRING_DAYS), at(SECOND_MAIL_DAYS)];
}

/** When a lot expires: at the midnight in Riyadh that ends its last day. */
export function lotExpiresAt(source: LotSource, opensAt: Date): Date | null {
  const months = validMonths[source];
  return months === null ? null : endOf(addMonths(todayInRiyadh(opensAt), months));
}

/** The last day in Riyadh on which a lot can be spent. */
export function lastDayOf(expiresAt: Date): Day {
  return todayInRiyadh(new Date(expiresAt.getTime() - 1));
}

/**
 * Where money of a lot returns to: `null` is the same lot. A lot that has expired, or soon does, gives way to a new one
 * with this expiry.
 */
export function returnedLotExpiry(expiresAt: Date | null, now: Date): Date | null {
  const earliest = endOf(addDays(todayInRiyadh(now), EXPIRING_DAYS));
  return expiresAt === null || expiresAt >= earliest ? null : earliest;
}

function endOf(day: Day): Date {
  return instantAt(addDays(day, 1), "00:00", "Asia/Riyadh");
}
