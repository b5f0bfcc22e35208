import { readToken, signToken } from "#api/platform/signing/signed-token.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { PaymentRow } from "#api/schema/payment.ts";
import type { CancelPreview } from "#contract/cancel.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { checkInMoment } from "#domain/order/may-cancel.ts";
import { stepEnd } from "#domain/order/policy-now.ts";
import { refundArrival } from "#domain/order/refund.ts";
import { splitRefund } from "#domain/order/split-refund.ts";
import { type CancellationPlan, cancellable, keptOfStep } from "./plan-cancellation.ts";

const PURPOSE = "cancel-preview-1";

/** The content of a preview id. */
type SignedPreview = { orderId: string; keptMinor: number; backMinor: number; expiresAt: string };
export type PreviewOptions = { secrets: readonly string[]; seconds: number; now: Date };

/** What a guest sees before cancelling, signed. */
export function cancellationPreview(
  order: OrderRow,
  payments: readonly PaymentRow[],
  plan: CancellationPlan,
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
    refunds: refundsOf(payments, plan).map(({ amountMinor, ...refund }) => ({
      ...refund,
      amount: shown(amountMinor),
      currency,
    })),
    routes: [{ route: "original", available: true, reason: null }],
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

function refundsOf(payments: readonly PaymentRow[], { parts }: CancellationPlan) {
  return parts.map(({ paymentId, amountMinor }) => {
    const payment = payments.find(({ id }) => id === paymentId);
    if (!payment) throw new Error(`There is no payment ${paymentId}.`);
    const { method: source, cardLast4: last4 } = payment;
    return { route: "original" as const, source, last4, amountMinor, points: null, arrives: refundArrival(source) };
  });
}

function stepsOf(order: OrderRow, { source, policyStep }: CancellationPlan) {
  const checkIn = checkInMoment(cancellable(order));
  const steps = order.chalet.snapshot.policySnapshot[0]?.policies ?? [];
  const available = source.payments.reduce((sum, { availableMinor }) => sum + availableMinor, 0);
  return steps.map((step) => {
    const parts = splitRefund([source], keptOfStep(step, order.totalHalalas));
    const backMinor = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const until = stepEnd(step, checkIn).toISOString();
    return { until, backMinor, keptMinor: available - backMinor, isNow: step === policyStep };
  });
}
