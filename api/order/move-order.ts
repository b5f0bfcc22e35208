import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { OrderItem } from "#api/schema/item.ts";
import { type OrderRow, orderEvents, orderItems, placedOrders } from "#api/schema/order.ts";
import { eventOfStatus, type OrderActor } from "#domain/order/order-event.ts";
import { mayMove, type OrderStatus, statusOfItems } from "#domain/order/order-status.ts";

type Columns = Omit<Parameters<ReturnType<typeof ordersUpdate>["set"]>[0], "statusCode">;
const ordersUpdate = (tx: Tx) => tx.update(placedOrders);

/**
 * The one function that changes the status of an order's items, by the table of moves. The status of the order follows from
 * its items, and the event is recorded. The order must be locked; the answer is the order after the move.
 */
export async function moveOrder(
  tx: Tx,
  order: OrderRow,
  to: OrderStatus,
  { actor, columns = {}, detail = {} }: { actor: OrderActor; columns?: Columns; detail?: Record<string, unknown> },
): Promise<OrderRow> {
  const items = order.items.map((item) => moved(item, to));
  await tx.update(orderItems).set({ statusCode: to }).where(eq(orderItems.orderId, order.id));
  await faultPoint("K45");
  const statusCode = statusOfItems(items.map((item) => item.statusCode));
  await ordersUpdate(tx)
    .set({ ...columns, statusCode })
    .where(eq(placedOrders.id, order.id));
  await tx.insert(orderEvents).values({
    orderId: order.id,
    kind: eventOfStatus[statusCode],
    actor,
    fromStatus: order.statusCode,
    toStatus: statusCode,
    detail,
  });
  return { ...order, statusCode, items };
}

function moved(item: OrderItem, to: OrderStatus): OrderItem {
  if (!mayMove(item.statusCode, to))
    throw new Error(`Item ${item.itemId} cannot move from ${item.statusCode} to ${to}.`);
  return { ...item, statusCode: to };
}
