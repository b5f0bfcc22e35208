import { eq, sql } from "drizzle-orm";
import { settleGiftReturn } from "#api/gift/return-gift.ts";
import { post, transfer } from "#api/ledger/post.ts";
import { settleCancellation } from "#api/order/cancel/settle-cancellation.ts";
import { isGift, lockPayment } from "#api/payment/advance/lock-payment.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { type PaymentRow, payments, type RefundRow, refunds } from "#api/schema/payment.ts";
import { openRefusalTask } from "./open-refusal-task.ts";

/** Records the final answer about a refund, once, and moves the order that waits for it. */
export function recordRefund(db: Db, { id, paymentId }: { id: string; paymentId: string }, state: "done" | "refused") {
  const record = async (tx: Tx) => {
    const locked = await lockPayment(tx, paymentId);
    const { payment } = locked;
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id));
    if (refund?.state !== "pending") return;
    await tx.update(refunds).set({ state, endedAt: sql`app_now()` }).where(eq(refunds.id, id));
    if (state === "done") await postRefund(tx, payment, refund);
    else await openRefusalTask(tx, id);
    if (isGift(locked)) await settleGiftReturn(tx, locked.gift, state);
    else await settleOrder(tx, locked.order, refund, state);
    await faultPoint("K26");
  };
  return inTransaction(db, record, { isRepeatable: true });
}

/** The operators return refused money in another way, and the guest knows it. */
async function settleOrder(tx: Tx, order: OrderRow, { cancellationId }: RefundRow, state: RefundRow["state"]) {
  if (state === "refused") await enqueue(tx, order.id, ["mail-refund-changed"]);
  if (cancellationId) await settleCancellation(tx, order, cancellationId);
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
