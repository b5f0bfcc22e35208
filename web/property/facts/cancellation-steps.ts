import type { UnitPriceDetails } from "#contract/cart/quote.ts";
import type { PropertyDetails } from "#contract/property/property.ts";
import { bookedSteps } from "#domain/policy/booked-terms.ts";
import { type PolicyTypeId, policyTypes } from "#domain/policy/cancellation-policy.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { instantAt, readTimeZone } from "#domain/stay/time-zone.ts";

/** A period and the charge in it; a step without an end lasts until check-in. */
export type CancellationStep = { from: Date | null; until: Date | null; charged: number; back: number };
export type CancellationTimeline = { steps: CancellationStep[]; arrival: Date };

/** What a guest who books a priced stay now can rely on, as periods; there is none once check-in has begun. */
export function cancellationTimeline(
  property: PropertyDetails,
  stay: Stay,
  { price, now }: { price: UnitPriceDetails; now: Date },
): CancellationTimeline {
  const arrival = instantAt(stay.checkIn, property.data.checkinBeginTime, readTimeZone(property.timeZone));
  const policies = price.unitCancellationPolicies[0]?.policies ?? [];
  const steps = bookedSteps(policies, { begins: arrival, bookedAt: now }).map(({ step, from, until }) => {
    const { sellingAmount, chargedAmount } = step.policy;
    return { from, until, charged: chargedAmount, back: sellingAmount - chargedAmount };
  });
  return { steps, arrival };
}

/** An unknown policy type counts as non-refundable. */
export function readPolicyType(id: number): PolicyTypeId {
  return Object.values(policyTypes).find((known) => known === id) ?? policyTypes.NON_REFUNDABLE;
}
