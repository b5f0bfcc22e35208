import type { CancellationPolicy } from "./cancellation-policy.ts";

/**
 * The promise about cancelling for what was paid in the end: a code or a cover changes the total after the policy was
 * made, and each step then charges the same share of it. In whole minor units, never more than the total.
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

/** In whole numbers throughout, since total times amount may pass what a number holds exactly. */
function shareOf(total: number, charged: number, selling: number): number {
  if (selling === 0) return 0;
  return Number((BigInt(total) * BigInt(charged) * 2n + BigInt(selling)) / (2n * BigInt(selling)));
}
