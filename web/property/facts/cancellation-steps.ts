import type { PropertyDetails } from "#contract/property.ts";
import type { UnitPriceDetails } from "#contract/quote.ts";
import { deadlineOf, type PolicyTypeId, policyTypes } from "#domain/policy/cancellation-policy.ts";
import type { Stay } from "#domain/stay/stay.ts";
import { instantAt, readTimeZone } from "#domain/stay/time-zone.ts";

/** A period and the charge in it; a step without an end lasts until check-in. */
export type CancellationStep = { from: Date | null; until: Date | null; charged: number; back: number };
export type CancellationTimeline = { steps: CancellationStep[]; arrival: Date };

/** The cancellation policy of a priced stay as periods, in the time zone of the property. */
export function cancellationTimeline(
  property: PropertyDetails,
  stay: Stay,
  price: UnitPriceDetails,
): CancellationTimeline {
  const arrival = instantAt(stay.checkIn, property.data.checkinBeginTime, readTimeZone(property.timeZone));
  const deadline = deadlineOfStay(property, stay);
  const policies = price.unitCancellationPolicies[0]?.policies ?? [];
  const steps = policies.map(({ fromHours, toHours, policy: { sellingAmount, chargedAmount } }) => ({
    from: toHours === null ? null : deadline,
    until: fromHours === 0 ? null : deadline,
    charged: chargedAmount,
    back: sellingAmount - chargedAmount,
  }));
  return { steps, arrival };
}

function deadlineOfStay(property: PropertyDetails, { checkIn }: Stay): Date {
  return deadlineOf({
    policyTypeId: readPolicyType(property.policyTypeId),
    freeCancellationHours: property.freeCancellationHours,
    checkIn,
    checkInFrom: property.data.checkinBeginTime,
    timeZone: readTimeZone(property.timeZone),
  });
}

/** An unknown policy type counts as non-refundable. */
export function readPolicyType(id: number): PolicyTypeId {
  return Object.values(policyTypes).find((known) => known === id) ?? policyTypes.NON_REFUNDABLE;
}
