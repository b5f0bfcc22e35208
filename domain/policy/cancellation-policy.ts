import type { Day } from "#domain/stay/day.ts";
import { instantAt, type TimeZone } from "#domain/stay/time-zone.ts";

/** The ids of the API. */
export const policyTypes = { PARTLY_REFUNDABLE: 1, NON_REFUNDABLE: 2, FULLY_REFUNDABLE: 3 } as const;
export type PolicyTypeId = (typeof policyTypes)[keyof typeof policyTypes];

export const DEFAULT_FREE_CANCELLATION_HOURS = 60;
const HOUR_MS = 3_600_000;

/** The cancellation terms of a property for one arrival. */
export type CancellationTerms = {
  policyTypeId: PolicyTypeId;
  freeCancellationHours: number;
  checkIn: Day;
  /** `HH:MM` in the time zone of the property. */
  checkInFrom: string;
  timeZone: TimeZone;
};

/** Total prices in minor units: the stay, and its first night. */
export type PolicyPrices = { total: number; firstNight: number };

/** The charge for a cancellation from `fromHours` to `toHours` before arrival; `null` is unlimited. */
export type PolicyStep = {
  fromHours: number;
  toHours: number | null;
  chargedPercentage: number;
  policy: { sellingAmount: number; chargedAmount: number };
};

export type CancellationPolicy = {
  policyTypeId: PolicyTypeId;
  policies: PolicyStep[];
  /** ISO time of the last second with free cancellation. */
  lastFreeCancellation: string | null;
};

type Charges = { before: number; after: number };

const charges: Record<PolicyTypeId, (prices: PolicyPrices) => Charges> = {
  1: ({ total }) => ({ before: Math.round(total / 2), after: total }),
  2: ({ total }) => ({ before: total, after: total }),
  3: ({ total, firstNight }) => ({ before: 0, after: Math.min(firstNight, total) }),
};

/** The policies of a unit as the API lists them, the earlier step first; terms that never change have one step. */
export function cancellationPolicies(terms: CancellationTerms, prices: PolicyPrices): CancellationPolicy[] {
  const { policyTypeId, freeCancellationHours: hours } = terms;
  const { before, after } = charges[policyTypeId](prices);
  const policies =
    before === after
      ? [step(0, null, before, prices)]
      : [step(hours, null, before, prices), step(0, hours, after, prices)];
  const free = policyTypeId === policyTypes.FULLY_REFUNDABLE;
  return [{ policyTypeId, policies, lastFreeCancellation: free ? deadlineOf(terms).toISOString() : null }];
}

/** The charge for a cancellation now. */
export function cancellationCharge(terms: CancellationTerms, prices: PolicyPrices, now: Date): number {
  const { before, after } = charges[terms.policyTypeId](prices);
  return isBeforeDeadline(terms, now) ? before : after;
}

/** Whether a guest who books now can still cancel for free. */
export function isFreeToCancel(terms: CancellationTerms, now: Date): boolean {
  return terms.policyTypeId === policyTypes.FULLY_REFUNDABLE && isBeforeDeadline(terms, now);
}

export function deadlineOf({ checkIn, checkInFrom, timeZone, freeCancellationHours }: CancellationTerms): Date {
  return new Date(instantAt(checkIn, checkInFrom, timeZone).getTime() - freeCancellationHours * HOUR_MS);
}

/** The second of the deadline is still before it. */
export function isBeforeDeadline(terms: CancellationTerms, now: Date): boolean {
  return Math.floor(now.getTime() / 1000) * 1000 <= deadlineOf(terms).getTime();
}

function step(fromHours: number, toHours: number | null, chargedAmount: number, { total }: PolicyPrices): PolicyStep {
  const chargedPercentage = total === 0 ? 0 : Math.round((chargedAmount / total) * 100);
  return { fromHours, toHours, chargedPercentage, policy: { sellingAmount: total, chargedAmount } };
}
