import { eq } from "drizzle-orm";
import { lockProperties } from "#api/cart/property/lock-properties.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import { type PaymentRow, payments } from "#api/schema/payment.ts";

export type LockedBooking = { cart: CartRow; order: OrderRow; payment: PaymentRow };

/** Locks all rows of a booking in the order that every transaction uses: property, cart, order, payment. */
export async function lockBooking(tx: Tx, paymentId: string): Promise<LockedBooking> {
  const [found] = await tx
    .select({ propertyId: placedOrders.propertyId, orderId: placedOrders.id, cartId: placedOrders.cartId })
    .from(payments)
    .innerJoin(placedOrders, eq(placedOrders.id, payments.orderId))
    .where(eq(payments.id, paymentId));
  if (!found) throw new Error(`There is no payment ${paymentId}.`);
  await lockProperties(tx, [found.propertyId]);
  const [cart] = await tx.select().from(carts).where(eq(carts.id, found.cartId)).for("update");
  const [order] = await tx.select().from(placedOrders).where(eq(placedOrders.id, found.orderId)).for("update");
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("update");
  return { cart, order, payment } as LockedBooking;
}
