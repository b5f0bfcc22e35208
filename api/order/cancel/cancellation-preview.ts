import { readToken, signToken } from "#api/platform/signing/signed-token.ts";
import { refundLines } from "#api/refund/plan/refund-lines.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import type { CancelPreview } from "#contract/order/cancel.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { policyNow } from "#domain/order/policy-now.ts";
import { splitRefund } from "#domain/order/split-refund.ts";
import { stepEnd } from "#domain/policy/booked-terms.ts";
import {
  availableMinor,
  type CancellationPlan,
  dueHalalas,
  keptOfSteps,
  minorOf,
  termsOf,
} from "./plan-cancellation.ts";

const PURPOSE = "cancel-preview-1";

/** The content of a preview id. */
type SignedPreview = { orderId: string; keptMinor: number; backMinor: number; expiresAt: string };
export type PreviewOptions = { secrets: readonly string[]; seconds: number; now: Date };
/** What a preview shows besides the amounts of its plan. */
export type ShownPreview = { payments: readonly PaymentRow[]; routes: CancelPreview["routes"] };

/** What a guest sees before cancelling, signed. */
export function cancellationPreview(
  order: OrderRow,
  plan: CancellationPlan,
  { payments, routes }: ShownPreview,
  { secrets, seconds, now }: PreviewOptions,
): CancelPreview {
  const { currency } = order;
  const { keptMinor, backMinor } = plan;
  const shown = (minor: number) => Number(fromMinorUnits(minor, currency));
  const expiresAt = new Date(now.getTime() + seconds * 1000).toISOString();
  const content: SignedPreview = { orderId: order.id, keptMinor, backMinor, expiresAt };
  return {
    refundable: shown(backMinor),
    charged: shown(keptMinor),
    currency,
    refunds: refundLines(plan.parts, payments, currency),
    routes,
    deadline: plan.deadline?.toISOString() ?? null,
    steps: stepsOf(order, plan).map(({ keptMinor: kept, backMinor: back, ...step }) => ({
      ...step,
      refundable: shown(back),
      charged: shown(kept),
    })),
    couponLost: order.couponCode !== null,
    rewardLost: plan.isRewardLost,
    previewId: signToken(secrets, PURPOSE, content),
    expiresAt,
  };
}

/** Whether we signed the preview for this order; `changed` when it expired or its amounts are no longer those of the plan. */
export function verifyPreview(
  previewId: string,
  order: OrderRow,
  plan: CancellationPlan,
  { secrets, now }: Omit<PreviewOptions, "seconds">,
): "same" | "changed" | "forged" {
  const preview = readToken<SignedPreview>(secrets, PURPOSE, previewId);
  if (preview?.orderId !== order.id) return "forged";
  const isSame = preview.keptMinor === plan.keptMinor && preview.backMinor === plan.backMinor;
  return isSame && now.getTime() <= Date.parse(preview.expiresAt) ? "same" : "changed";
}

/** The steps of the first item, with what the others keep at the end of each. */
function stepsOf(order: OrderRow, { sources, policyStep }: CancellationPlan) {
  const [first, ...others] = termsOf(order);
  if (!first) return [];
  const available = availableMinor(sources);
  return first.policy.policies.map((step) => {
    const end = stepEnd(step, first.begins);
    const steps = [{ step }, ...others.map(({ policy, begins }) => policyNow(policy, begins, end))];
    const backMinor = minorOf(splitRefund(sources, keptOfSteps(steps, dueHalalas(order))).parts);
    const until = end.toISOString();
    return { until, backMinor, keptMinor: available - backMinor, isNow: step === policyStep };
  });
}
