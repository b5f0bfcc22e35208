import { stepEnd } from "#domain/policy/booked-terms.ts";
import type { PolicyStep } from "#domain/policy/cancellation-policy.ts";

export type PolicyNow = {
  step: PolicyStep;
  /** The last second of this step, if another step with other amounts follows. */
  deadline: Date | null;
};

/** The step of a frozen policy that is in force; the second of a deadline is still before it. */
export function policyNow(policy: { policies: readonly PolicyStep[] }, checkIn: Date, now: Date): PolicyNow {
  const second = Math.floor(now.getTime() / 1000) * 1000;
  for (const [at, step] of policy.policies.entries()) {
    const next = policy.policies[at + 1];
    const until = stepEnd(step, checkIn);
    if (!next || second <= until.getTime()) return { step, deadline: next ? until : null };
  }
  throw new Error("A policy has at least one step.");
}
