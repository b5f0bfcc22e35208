import { and, eq, inArray, sum } from "drizzle-orm";
import { orderRate } from "#api/cart/price/order-rate.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { type PaymentRow, refunds } from "#api/schema/payment.ts";
import type { MoneySource } from "#domain/order/split-refund.ts";

/** The money of an order that can still be refunded: what its payments took or will take, less earlier refunds. */
export async function refundableMoney(db: Tx, order: OrderRow, payments: readonly PaymentRow[]): Promise<MoneySource> {
  const paid = payments
    .filter(({ state }) => state === "confirmed" || state === "captured")
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const waiting = await pendingRefunds(
    db,
    paid.map(({ id }) => id),
  );
  return {
    kind: "money",
    halalas: order.totalHalalas,
    presentment: { currency: order.currency, rate: await orderRate(db, order) },
    payments: paid.map(({ id, amountMinor, refundedMinor }) => ({
      paymentId: id,
      availableMinor: amountMinor - refundedMinor - (waiting.get(id) ?? 0),
    })),
  };
}

async function pendingRefunds(db: Tx, paymentIds: readonly string[]): Promise<Map<string, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .select({ paymentId: refunds.paymentId, minor: sum(refunds.amountMinor) })
    .from(refunds)
    .where(and(inArray(refunds.paymentId, [...paymentIds]), eq(refunds.state, "pending")))
    .groupBy(refunds.paymentId);
  return new Map(rows.map(({ paymentId, minor }) => [paymentId ?? "", Number(minor)]));
}
