import { eq } from "drizzle-orm";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";

/** An order, locked. Its property and the carts that matter must have been locked before. */
export async function lockedOrder(tx: Tx, orderId: string): Promise<OrderRow> {
  const [found] = await selectOrders(tx).where(eq(placedOrders.id, orderId)).for("update", { of: placedOrders });
  if (!found) throw new Error(`There is no order ${orderId}.`);
  return orderOf(found);
}
