import type { CancellationPolicy } from "./cancellation-policy.ts";

/**
 * The cancellation policies for the amount finally paid: a coupon or travel cover changes the total after the policies
 * were made, so each step charges the same share of the new total. In whole minor units, at most the total. `retained` was
 * paid for nights that the guest gave up, and every step charges it in full.
 */
export function policiesOfTotal(
  policies: readonly CancellationPolicy[],
  total: number,
  retained = 0,
): CancellationPolicy[] {
  return policies.map(({ policies: steps, ...more }) => ({
    ...more,
    policies: steps.map(({ policy, ...step }) => {
      const chargedAmount = shareOf(total - retained, policy.chargedAmount, policy.sellingAmount) + retained;
      const chargedPercentage = retained === 0 ? step.chargedPercentage : Math.round((chargedAmount / total) * 100);
      return { ...step, chargedPercentage, policy: { sellingAmount: total, chargedAmount } };
    }),
  }));
}

/** The part of a total, rounded half up. Uses BigInt, because total times amount may exceed the safe integers. */
export function shareOf(total: number, charged: number, selling: number): number {
  if (selling === 0) return 0;
  return Number((BigInt(total) * BigInt(charged) * 2n + BigInt(selling)) / (2n * BigInt(selling)));
}
