import { eq, sql } from "drizzle-orm";
import { post, transfer } from "#api/ledger/post.ts";
import { settleCancellation } from "#api/order/cancel/settle-cancellation.ts";
import { lockBooking } from "#api/payment/advance/lock-booking.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { type PaymentRow, payments, type RefundRow, refunds } from "#api/schema/payment.ts";
import { openTask } from "#api/task/open-task.ts";

/** An operator has so long to return the money in another way. */
const HOURS_TO_ANSWER = 24;

/** Records the final answer about a refund, once, and moves the order that waits for it. */
export function recordRefund(
  db: Db,
  { id, paymentId }: Pick<RefundRow, "id" | "paymentId">,
  state: "done" | "refused",
) {
  const record = async (tx: Tx) => {
    const { order, payment } = await lockBooking(tx, paymentId);
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id));
    if (refund?.state !== "pending") return;
    await tx.update(refunds).set({ state, endedAt: sql`app_now()` }).where(eq(refunds.id, id));
    if (state === "done") await postRefund(tx, payment, refund);
    else await reportRefusal(tx, order.id, id);
    if (refund.cancellationId) await settleCancellation(tx, order, refund.cancellationId);
    await faultPoint("K26");
  };
  return inTransaction(db, record, { isRepeatable: true });
}

/** The operators return the money in another way, and the guest knows it. */
async function reportRefusal(tx: Tx, orderId: string, refundId: string): Promise<void> {
  await openTask(tx, { kind: "refund-refused", subject: refundId, hours: HOURS_TO_ANSWER });
  await enqueue(tx, orderId, ["mail-refund-changed"]);
}

/** A voided payment has no money in the ledger that could be returned. */
async function postRefund(tx: Tx, payment: PaymentRow, { id, amountMinor }: RefundRow): Promise<void> {
  if (payment.state !== "captured") return;
  const refundedMinor = payment.refundedMinor + amountMinor;
  await tx.update(payments).set({ refundedMinor }).where(eq(payments.id, payment.id));
  const { provider, currency } = payment;
  const entries = transfer({ from: `provider:${provider}`, to: "guests", amountMinor, currency });
  await post(tx, { kind: "refund", subjectId: id, entries });
}
