import type { CancellationPolicy } from "./cancellation-policy.ts";

/**
 * The cancellation policies for the amount finally paid: a coupon or travel cover changes the total after the policies
 * were made, so each step charges the same share of the new total. In whole minor units, at most the total.
 */
export function policiesOfTotal(policies: readonly CancellationPolicy[], total: number): CancellationPolicy[] {
  return policies.map(({ policies: steps, ...more }) => ({
    ...more,
    policies: steps.map(({ policy, ...step }) => ({
      ...step,
      policy: { sellingAmount: total, chargedAmount: shareOf(total, policy.chargedAmount, policy.sellingAmount) },
    })),
  }));
}

/** Uses BigInt, because total times amount may exceed the safe integers. */
function shareOf(total: number, charged: number, selling: number): number {
  if (selling === 0) return 0;
  return Number((BigInt(total) * BigInt(charged) * 2n + BigInt(selling)) / (2n * BigInt(selling)));
}
