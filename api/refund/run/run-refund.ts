import { eq } from "drizzle-orm";
import { advance } from "#api/payment/advance/advance.ts";
import { capturePayment } from "#api/payment/complete/capture-payment.ts";
import { gatewayOfPayment, type PaymentDeps } from "#api/payment/gateway/payment-deps.ts";
import { keyOf } from "#api/payment/gateway/payment-key.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { OutboxOutcome } from "#api/platform/outbox/run-outbox.ts";
import { type PaymentRow, payments, type RefundRow, refunds } from "#api/schema/payment.ts";
import { recordRefund } from "./record-refund.ts";
import { sendRefund } from "./send-refund.ts";

/** A bank that has not answered for so long is reported to the operators. */
const ALERT_AFTER_MS = 30 * 60_000;

/**
 * Makes one refund; a repeated call is the same refund. Money that was only authorised is voided if all of it goes back,
 * and captured first if a part is kept.
 */
export async function runRefund(deps: PaymentDeps, refundId: string, now: Date): Promise<OutboxOutcome> {
  const [found] = await deps.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (!found) throw new Error(`There is no refund ${refundId}.`);
  const { refund } = found;
  if (refund.state !== "pending") return "done";
  const answer = await refundMoney(deps, refund, found.payment);
  await faultPoint("K25");
  if (answer === null) {
    const waited = now.getTime() - refund.createdAt.getTime();
    if (waited > ALERT_AFTER_MS * deps.settings.timeScale)
      deps.log.error({ event: "refund-unanswered", refundId }, "the gateway does not answer about a refund");
    return "wait";
  }
  await recordRefund(deps.db, { id: refundId, paymentId: found.payment.id }, answer ? "done" : "refused");
  return "done";
}

/** `true` when the guest certainly gets the money, `false` when the gateway refuses, `null` when it is not known yet. */
async function refundMoney(deps: PaymentDeps, refund: RefundRow, payment: PaymentRow): Promise<boolean | null> {
  const settled = payment.state === "confirmed" ? await endAuthorisation(deps, payment) : payment;
  if (settled.state === "returned") return true;
  if (settled.state !== "captured") return null;
  const { id: refundId, amountMinor } = refund;
  return sendRefund(deps, settled, { refundId, amountMinor });
}

async function endAuthorisation(deps: PaymentDeps, payment: PaymentRow): Promise<PaymentRow> {
  const { id } = payment;
  if (payment.isEnding) return advance(deps, id, await gatewayOfPayment(deps, payment).cancel(keyOf(payment)));
  await capturePayment(deps, id);
  const [after] = await deps.db.select().from(payments).where(eq(payments.id, id));
  if (!after) throw new Error(`There is no payment ${id}.`);
  return after;
}
