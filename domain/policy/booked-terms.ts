import { type PolicyStep, policyTypes } from "./cancellation-policy.ts";

const HOUR_MS = 3_600_000;

/** A step of a policy and the time in which it applies: `null` is the booking, and check-in. */
export type BookedStep<Step> = { step: Step; from: Date | null; until: Date | null };

type Times = { begins: Date; bookedAt: Date };
type AnyStep = Pick<PolicyStep, "fromHours">;

/**
 * The steps of a policy that a guest can still get who books at this time. A deadline that had passed is in none of them,
 * and once the stay has begun there is no step: then nobody can cancel online.
 */
export function bookedSteps<Step extends AnyStep>(steps: readonly Step[], { begins, bookedAt }: Times) {
  if (bookedAt >= begins) return [];
  const open = steps.filter((step) => isOpen(stepEnd(step, begins), bookedAt));
  return open.map((step, at): BookedStep<Step> => {
    const before = open[at - 1];
    return {
      step,
      from: before ? stepEnd(before, begins) : null,
      until: open[at + 1] ? stepEnd(step, begins) : null,
    };
  });
}

/** Whether a step that ends then could still be used by a guest who booked; the second of a deadline is before it. */
export function isOpen(end: Date, bookedAt: Date): boolean {
  return Math.floor(bookedAt.getTime() / 1000) * 1000 <= end.getTime();
}

/** The last second of a step. */
export function stepEnd({ fromHours }: AnyStep, begins: Date): Date {
  return new Date(begins.getTime() - fromHours * HOUR_MS);
}

/** What a guest can rely on who books at this time. A deadline is there only while it is to come. */
export type BookedTerms = { kind: "full" | "half"; until: Date } | { kind: "firstNight" | "none" | "begun" };

type Policy = { policyTypeId: number; policies: readonly PolicyStep[] };

/** The terms of a policy in one sentence, by the steps that are still open. */
export function bookedTerms({ policyTypeId, policies }: Policy, times: Times): BookedTerms {
  const [first] = bookedSteps(policies, times);
  if (!first) return { kind: "begun" };
  const { chargedAmount, sellingAmount } = first.step.policy;
  const isFull = policyTypeId === policyTypes.FULLY_REFUNDABLE;
  if (chargedAmount >= sellingAmount) return { kind: "none" };
  if (first.until) return { kind: isFull ? "full" : "half", until: first.until };
  return { kind: isFull ? "firstNight" : "none" };
}
