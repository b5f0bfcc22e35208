import { and, desc, eq, gt, sql } from "drizzle-orm";
import { pollStatus } from "#api/payment/advance/payment-outcome.ts";
import type { Db } from "#api/platform/database/database.ts";
import { giftOrders } from "#api/schema/gift.ts";
import { placedOrders } from "#api/schema/order.ts";
import { bills, type PaymentRow, payments } from "#api/schema/payment.ts";

type Attempt = Pick<PaymentRow, "id" | "cartId" | "billId">;

/** The newest later attempt to pay for the same cart or gift, so that a tab of an old attempt can say what happened. */
export async function findReplacement(db: Db, { id, cartId, billId }: Attempt) {
  const isForSame =
    cartId === null
      ? eq(bills.giftOrderId, db.select({ id: bills.giftOrderId }).from(bills).where(eq(bills.id, billId)))
      : eq(payments.cartId, cartId);
  // In SQL, where times have microseconds.
  const begun = sql`(SELECT created_at FROM payment WHERE id = ${id})`;
  const orderNumber = sql<string | null>`coalesce(${placedOrders.orderNumber}, ${giftOrders.orderNumber})`;
  const [found] = await db
    .select({ paymentId: payments.id, state: payments.state, orderNumber })
    .from(payments)
    .innerJoin(bills, eq(bills.id, payments.billId))
    .leftJoin(placedOrders, eq(placedOrders.id, payments.orderId))
    .leftJoin(giftOrders, eq(giftOrders.id, bills.giftOrderId))
    .where(and(isForSame, gt(payments.createdAt, begun)))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return found && { paymentId: found.paymentId, status: pollStatus(found), orderNumber: found.orderNumber };
}
