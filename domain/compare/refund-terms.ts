import { bookedSteps } from "#domain/policy/booked-terms.ts";
import type { CancellationPolicy, PolicyStep } from "#domain/policy/cancellation-policy.ts";

/** What a guest who books now gets back, in the unit of the policy. */
export type RefundTerms = {
  back: number;
  /** The last moment of it, ISO; `null` when it does not change until check-in. */
  until: string | null;
  /** What comes back afterwards; `null` without a deadline. */
  backLater: number | null;
};

/** The refund of a policy now and after its deadline, by the rule that cancels orders; nothing once the stay has begun. */
export function refundTerms(policy: CancellationPolicy, arrival: Date, now: Date): RefundTerms {
  const [first, later] = bookedSteps(policy.policies, { begins: arrival, bookedAt: now });
  if (!first) return { back: 0, until: null, backLater: null };
  const until = first.until?.toISOString() ?? null;
  return { back: backOf(first.step), until, backLater: later ? backOf(later.step) : null };
}

function backOf({ policy: { sellingAmount, chargedAmount } }: PolicyStep): number {
  return sellingAmount - chargedAmount;
}
