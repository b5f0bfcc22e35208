import { eq } from "drizzle-orm";
import { cartOf, selectCarts } from "#api/cart/read-cart.ts";
import { lockItems } from "#api/item/hold-items.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import type { OrderItem } from "#api/schema/item.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import { type BillRow, bills, type PaymentRow, payments } from "#api/schema/payment.ts";

/** What a payment pays for, read without a lock. */
export type PaidFor = {
  paymentId: string;
  billId: string;
  cartId: string | null;
  orderId: string | null;
  giftOrderId: string | null;
  items: readonly OrderItem[];
};

export type LockedBooking = { cart: CartRow; order: OrderRow; bill: BillRow; payment: PaymentRow };

/** Locks all rows of a booking in the order that every transaction uses: what its items compete for, cart, order, bill, payment. */
export async function lockBooking(tx: Tx, paid: PaidFor): Promise<LockedBooking> {
  const { paymentId, billId, cartId, orderId, items } = paid;
  if (!cartId || !orderId) throw new Error(`Payment ${paymentId} pays for no booking.`);
  await lockItems(tx, items);
  const [cart] = await selectCarts(tx).where(eq(carts.id, cartId)).for("update", { of: carts });
  const [order] = await selectOrders(tx).where(eq(placedOrders.id, orderId)).for("update", { of: placedOrders });
  const [bill] = await tx.select().from(bills).where(eq(bills.id, billId)).for("update");
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("update");
  if (!cart || !order || !bill || !payment) throw new Error(`Payment ${paymentId} is not complete.`);
  return { cart: cartOf(cart), order: orderOf(order), bill, payment };
}
