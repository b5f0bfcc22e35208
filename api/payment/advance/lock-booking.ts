import { eq } from "drizzle-orm";
import { cartOf, selectCarts } from "#api/cart/item/read-cart.ts";
import { lockProperties } from "#api/cart/property/lock-properties.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { chaletOrderItems, type OrderRow, orderItems, placedOrders } from "#api/schema/order.ts";
import { type BillRow, bills, type PaymentRow, payments } from "#api/schema/payment.ts";
import type { BillKind } from "#domain/payment/bill.ts";

export type LockedBooking = {
  cart: CartRow;
  order: OrderRow;
  bill: BillRow & { kind: Exclude<BillKind, "gift"> };
  payment: PaymentRow;
};

/**
 * Locks all rows of a booking in the order that every transaction uses: property, cart, order, bill, payment. `null` if
 * the payment does not pay for a booking.
 */
export async function lockBooking(tx: Tx, paymentId: string): Promise<LockedBooking | null> {
  const { cartId, orderId, billId } = payments;
  const found = await tx
    .select({ propertyId: chaletOrderItems.propertyId, cartId, orderId, billId })
    .from(payments)
    .innerJoin(orderItems, eq(orderItems.orderId, payments.orderId))
    .innerJoin(chaletOrderItems, eq(chaletOrderItems.orderItemId, orderItems.id))
    .where(eq(payments.id, paymentId));
  const [one] = found;
  if (!one?.cartId || !one.orderId) return null;
  await lockProperties(
    tx,
    found.map(({ propertyId }) => propertyId),
  );
  const [cart] = await selectCarts(tx).where(eq(carts.id, one.cartId)).for("update", { of: carts });
  const [order] = await selectOrders(tx).where(eq(placedOrders.id, one.orderId)).for("update", { of: placedOrders });
  const [bill] = await tx.select().from(bills).where(eq(bills.id, one.billId)).for("update");
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("update");
  if (!cart || !order || !bill || bill.kind === "gift" || !payment)
    throw new Error(`Payment ${paymentId} is not complete.`);
  return { cart: cartOf(cart), order: orderOf(order), bill: { ...bill, kind: bill.kind }, payment };
}
