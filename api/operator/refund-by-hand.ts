import { and, eq, inArray, or, sql } from "drizzle-orm";
import { settleCancellation } from "#api/order/cancel/settle-cancellation.ts";
import { lockOrder } from "#api/order/lock-order.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { refunds } from "#api/schema/payment.ts";
import { closeTask } from "#api/task/close-task.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { orderByNumber, orderFacts } from "./find-orders.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

/** The bank refused refunds of this order, and the money was transferred in another way. */
export async function refundByHand(
  db: Db,
  operator: Operator,
  { orderNumber, reference }: { orderNumber: string; reference: string },
) {
  if (!/^[\w./-]{4,60}$/.test(reference))
    throw new OperatorError("Give the reference of the bank transfer: --reference.");
  const record = async (tx: Tx) => {
    const { id } = await orderByNumber(tx, orderNumber);
    const { order, payments, legs } = await lockOrder(tx, id);
    const ofOrder = or(inArray(refunds.paymentId, idsOf(payments)), inArray(refunds.legId, idsOf(legs)));
    const refused = await tx
      .update(refunds)
      .set({ state: "replaced", endedAt: sql`app_now()` })
      .where(and(ofOrder, eq(refunds.state, "refused")))
      .returning();
    requireRefused(refused.length, orderNumber);
    let after = order;
    for (const refund of refused) {
      await closeTask(tx, "refund-refused", refund.id);
      if (refund.cancellationId) after = await settleCancellation(tx, after, refund.cancellationId);
    }
    await enqueue(tx, order.id, ["mail-refunded"]);
    const minor = refused.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const paid = `${fromMinorUnits(minor, order.currency)} ${order.currency}`;
    return {
      subject: { kind: "order", id } as const,
      before: { status: order.statusCode },
      after: { status: after.statusCode, paid, reference },
      result: { ...orderFacts(after), paid },
    };
  };
  return runAction(db, operator, "refund-by-hand", record, async (last) => {
    const { id } = await orderByNumber(last, orderNumber);
    const { rows } = await last.execute(sql`
      SELECT FROM refund
      LEFT JOIN payment ON payment.id = refund.payment_id LEFT JOIN cart_leg ON cart_leg.id = refund.leg_id
      WHERE refund.state = 'refused' AND ${id} IN (payment.order_id, cart_leg.order_id)`);
    requireRefused(rows.length, orderNumber);
  });
}

function requireRefused(count: number, orderNumber: string): void {
  if (count === 0) throw new OperatorError(`Order ${orderNumber} has no refused refund.`);
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
