import { eq, sql } from "drizzle-orm";
import { moveOrder } from "#api/order/move-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { cancellations } from "#api/schema/cancellation.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { refunds } from "#api/schema/payment.ts";
import { orderStatus } from "#domain/order/order-status.ts";

/**
 * Moves a cancelled order as far as the answers about its refunds allow: it waits for every answer, is cancelled when all
 * are there, and refunded when the guest has got everything. The email about the cancellation has said all of it, so none is
 * sent. The order must be locked.
 */
export async function settleCancellation(tx: Tx, order: OrderRow, cancellationId: string): Promise<OrderRow> {
  const { cancelling, cancelled, refunded } = orderStatus;
  const made = await tx
    .select({ state: refunds.state, amountMinor: refunds.amountMinor })
    .from(refunds)
    .where(eq(refunds.cancellationId, cancellationId));
  const isWaiting = made.some(({ state }) => state === "pending");
  if (isWaiting || order.statusCode === refunded) return order;
  const settled = order.statusCode === cancelling ? await moveOrder(tx, order, cancelled, { actor: "system" }) : order;
  if (made.some(({ state }) => state === "refused")) return settled;
  await tx.update(cancellations).set({ endedAt: sql`app_now()` }).where(eq(cancellations.id, cancellationId));
  if (made.length === 0) return settled;
  const amountMinor = made.reduce((sum, refund) => sum + refund.amountMinor, 0);
  return moveOrder(tx, settled, refunded, { actor: "system", detail: { amountMinor } });
}
