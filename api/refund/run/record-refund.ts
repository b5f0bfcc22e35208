import { eq, sql } from "drizzle-orm";
import { settleGiftReturn } from "#api/gift/return-gift.ts";
import { post, transfer } from "#api/ledger/post.ts";
import { settleCancellation } from "#api/order/cancel/settle-cancellation.ts";
import { type LockedOf, lockPayment } from "#api/payment/advance/lock-payment.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { accountMessages } from "#api/schema/account.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { type PaymentRow, payments, type RefundRow, refunds } from "#api/schema/payment.ts";
import { closeTask } from "#api/task/close-task.ts";
import type { BillKind } from "#domain/payment/bill.ts";
import { openRefusalTask } from "./open-refusal-task.ts";

/** Records the final answer about a refund, once, and moves the order that waits for it. */
export function recordRefund(db: Db, { id, paymentId }: { id: string; paymentId: string }, state: FinalState) {
  const record = async (tx: Tx) => {
    const locked = await lockPayment(tx, paymentId);
    const { payment } = locked;
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id));
    if (refund?.state !== "pending") return;
    await tx.update(refunds).set({ state, endedAt: sql`app_now()` }).where(eq(refunds.id, id));
    if (state === "done") await postRefund(tx, payment, refund);
    else await openRefusalTask(tx, id);
    await closeTask(tx, "refund-unclear", id);
    await settlementOf(locked)(tx, locked, refund, state);
    await faultPoint("K26");
  };
  return inTransaction(db, record, { isRepeatable: true });
}

type FinalState = "done" | "refused";
type Settle<Kind extends BillKind> = (
  tx: Tx,
  locked: LockedOf<Kind>,
  refund: RefundRow,
  state: FinalState,
) => Promise<void>;

/** What the final answer changes, by the kind of bill. */
const settlements: { [Kind in BillKind]: Settle<Kind> } = {
  stay: settleOrder,
  change: settleOrder,
  gift: (tx, { gift }, _, state) => settleGiftReturn(tx, gift, state),
};

function settlementOf<Kind extends BillKind>({ kind }: { kind: Kind }): Settle<Kind> {
  return settlements[kind];
}

/** The operators return refused money in another way, and the guest knows it. */
async function settleOrder(
  tx: Tx,
  { order }: LockedOf<"stay" | "change">,
  { id, cancellationId, walletLotId }: RefundRow,
  state: FinalState,
): Promise<void> {
  if (walletLotId) return settlePayout(tx, id, state);
  if (state === "refused") await enqueue(tx, order.id, ["mail-refund-changed"]);
  if (cancellationId) await settleCancellation(tx, order, cancellationId);
}

/** Money of a deleted account. Only the message about a refusal knows the contact: it is sent or erased. */
async function settlePayout(tx: Tx, refundId: string, state: FinalState): Promise<void> {
  if (state === "refused") await enqueue(tx, refundId, ["account-message"]);
  else await tx.delete(accountMessages).where(eq(accountMessages.id, refundId));
}

/** A voided payment has no money in the ledger that could be returned. */
async function postRefund(tx: Tx, payment: PaymentRow, { id, amountMinor }: RefundRow): Promise<void> {
  if (payment.state !== "captured") return;
  const refundedMinor = payment.refundedMinor + amountMinor;
  await tx.update(payments).set({ refundedMinor }).where(eq(payments.id, payment.id));
  const { gateway, currency } = payment;
  const entries = transfer({ from: `provider:${gateway}`, to: "guests", amountMinor, currency });
  await post(tx, { kind: "refund", subjectId: id, entries });
}
