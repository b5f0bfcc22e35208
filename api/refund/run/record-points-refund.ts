import { eq, sql } from "drizzle-orm";
import { post, transfer } from "#api/ledger/post.ts";
import { advanceLeg } from "#api/leg/advance-leg.ts";
import { settleCancellation } from "#api/order/cancel/settle-cancellation.ts";
import { type LockedOrder, lockOrder } from "#api/order/lock-order.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { refundIntoWallet } from "#api/refund/write/refund-into-wallet.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { type RefundRow, refunds } from "#api/schema/payment.ts";
import { wallets } from "#api/schema/wallet.ts";
import { openRefusalTask } from "./open-refusal-task.ts";

/** Records the programme's final answer about a return, once, and moves the order that waits for it. */
export function recordPointsRefund(db: Db, refundId: string, isReturned: boolean): Promise<void> {
  const record = async (tx: Tx) => {
    const [found] = await tx
      .select({ orderId: cartLegs.orderId })
      .from(refunds)
      .innerJoin(cartLegs, eq(cartLegs.id, refunds.legId))
      .where(eq(refunds.id, refundId));
    const locked = await lockOrder(tx, found?.orderId ?? "");
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
    const leg = locked.legs.find(({ id }) => id === refund?.legId);
    if (!leg || refund?.state !== "pending") return;
    const state = isReturned ? await returned(tx, leg, refund) : await refused(tx, locked, leg, refund);
    await tx.update(refunds).set({ state, endedAt: sql`app_now()` }).where(eq(refunds.id, refundId));
    // The email about the cancellation or the change has promised the return.
    if (!isReturned) await enqueue(tx, refundId, ["mail-points"]);
    if (refund.cancellationId) await settleCancellation(tx, locked.order, refund.cancellationId);
  };
  return inTransaction(db, record, { isRepeatable: true });
}

/** Points that the programme never captured have no entry that could be returned. */
async function returned(tx: Tx, leg: LegRow, { id, points, halalas }: RefundRow): Promise<"done"> {
  const amountMinor = halalas ?? 0;
  const returnedPoints = leg.returnedPoints + (points ?? 0);
  const back = { returnedPoints, returnedHalalas: leg.returnedHalalas + amountMinor };
  await tx.update(cartLegs).set(back).where(eq(cartLegs.id, leg.id));
  if (leg.state === "lost") return "done";
  const entries = transfer({ from: `points:${leg.method}`, to: "guests", amountMinor, currency: "SAR" });
  await post(tx, { kind: "points-return", subjectId: id, entries });
  await advanceLeg(tx, { ...leg, ...back }, returnedPoints === leg.points ? "returned" : "part-returned");
  return "done";
}

/** The guest gets the same value in the wallet; without one, the operators return it in another way. */
async function refused(
  tx: Tx,
  { order }: LockedOrder,
  leg: LegRow,
  { id, halalas }: RefundRow,
): Promise<"refused" | "replaced"> {
  await advanceLeg(tx, leg, "return-refused");
  const [wallet] = order.userId ? await tx.select().from(wallets).where(eq(wallets.accountId, order.userId)) : [];
  if (!wallet) {
    await openRefusalTask(tx, id);
    return "refused";
  }
  await refundIntoWallet(tx, { walletId: wallet.id, refundId: id, orderId: order.id, halalas: halalas ?? 0 });
  return "replaced";
}
