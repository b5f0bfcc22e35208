import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import { mayMove, type OrderStatus } from "#domain/order/order-status.ts";

type Columns = Omit<Parameters<ReturnType<typeof ordersUpdate>["set"]>[0], "statusCode">;
const ordersUpdate = (tx: Tx) => tx.update(placedOrders);

/** The one function that changes the status of an order, by the table of moves. The order must be locked. */
export async function moveOrder(tx: Tx, order: OrderRow, to: OrderStatus, columns: Columns = {}): Promise<void> {
  if (!mayMove(order.statusCode, to))
    throw new Error(`Order ${order.id} cannot move from ${order.statusCode} to ${to}.`);
  await ordersUpdate(tx)
    .set({ ...columns, statusCode: to })
    .where(eq(placedOrders.id, order.id));
}
