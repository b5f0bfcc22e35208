import { eq } from "drizzle-orm";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { carts } from "#api/schema/cart.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";

/** The order that a message is about. Its job names the order, or the cart of a change, of which an order can have many. */
export async function orderOfSubject(db: Tx, subjectId: string): Promise<OrderRow> {
  const [cart] = await db.select({ change: carts.change }).from(carts).where(eq(carts.id, subjectId));
  const orderId = cart?.change?.orderId ?? subjectId;
  const [found] = await selectOrders(db).where(eq(placedOrders.id, orderId));
  if (!found) throw new Error(`There is no order ${orderId}.`);
  return orderOf(found);
}
