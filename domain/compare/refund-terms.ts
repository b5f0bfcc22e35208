import { policyNow } from "#domain/order/policy-now.ts";
import type { CancellationPolicy, PolicyStep } from "#domain/policy/cancellation-policy.ts";

/** What a guest who books now gets back, in the unit of the policy. */
export type RefundTerms = {
  back: number;
  /** The last moment of it, ISO; `null` when it does not change until check-in. */
  until: string | null;
  /** What comes back afterwards; `null` without a deadline. */
  backLater: number | null;
};

/** The refund of a policy now and after its deadline, by the rule that cancels orders. */
export function refundTerms(policy: CancellationPolicy, arrival: Date, now: Date): RefundTerms {
  const { step, deadline } = policyNow(policy, arrival, now);
  const later = policy.policies[policy.policies.indexOf(step) + 1];
  if (!deadline || !later) return { back: backOf(step), until: null, backLater: null };
  return { back: backOf(step), until: deadline.toISOString(), backLater: backOf(later) };
}

function backOf({ policy: { sellingAmount, chargedAmount } }: PolicyStep): number {
  return sellingAmount - chargedAmount;
}
