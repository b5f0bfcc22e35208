import type { Day } from "#domain/stay/day.ts";
import { instantAt, readTimeZone } from "#domain/stay/time-zone.ts";
import {
  type CancellationTerms,
  DEFAULT_FREE_CANCELLATION_HOURS,
  type PolicyTypeId,
  policyTypes,
} from "./cancellation-policy.ts";

const HOUR_MS = 3_600_000;

/** The policy of an order as it was frozen, and the times of its property. */
export type FrozenStay = {
  policySnapshot: readonly FrozenPolicy[];
  property: { checkinBeginTime: string; timeZone: string };
  checkIn: Day;
};
type FrozenPolicy = {
  policyTypeId: number;
  policies: readonly { fromHours: number }[];
  lastFreeCancellation: string | null;
};

/** The cancellation terms of an order, whatever the property asks for today. */
export function frozenTerms({ policySnapshot, property, checkIn }: FrozenStay): CancellationTerms {
  const [policy] = policySnapshot;
  const stay = { checkIn, checkInFrom: property.checkinBeginTime, timeZone: readTimeZone(property.timeZone) };
  const arrival = instantAt(checkIn, stay.checkInFrom, stay.timeZone);
  const policyTypeId = (policy?.policyTypeId ?? policyTypes.NON_REFUNDABLE) as PolicyTypeId;
  return { policyTypeId, freeCancellationHours: hoursOf(policy, arrival), ...stay };
}

/** A policy with one step does not name its hours, but one that is free until a deadline names the deadline. */
function hoursOf(policy: FrozenPolicy | undefined, arrival: Date): number {
  if (policy?.lastFreeCancellation) return (arrival.getTime() - Date.parse(policy.lastFreeCancellation)) / HOUR_MS;
  const [first, second] = policy?.policies ?? [];
  return first && second ? first.fromHours : DEFAULT_FREE_CANCELLATION_HOURS;
}
