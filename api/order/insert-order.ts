import { randomUUID } from "node:crypto";
import { handlerOf } from "#api/item/item-kinds.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { CartItem, OrderItem } from "#api/schema/item.ts";
import { orderEvents, orderItems, placedOrders } from "#api/schema/order.ts";
import { eventOfStatus } from "#domain/order/order-event.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { newOrderNumber } from "./order-number.ts";

type Whole = Omit<typeof placedOrders.$inferInsert, "orderNumber" | "statusCode">;
/** An item of the cart, what the order copies of it, and its part of the price. */
export type OrderedItem = { item: CartItem; snapshot: OrderItem["snapshot"]; totalMinor: number; totalHalalas: number };

/** Writes a pending order with its items and its first event. */
export async function insertOrder(tx: Tx, whole: Whole, ordered: readonly OrderedItem[]): Promise<void> {
  const { pending } = orderStatus;
  const orderId = whole.id;
  await insertNumbered(tx, { ...whole, statusCode: pending }, letterOf(ordered));
  await faultPoint("K43");
  for (const [position, { item, ...columns }] of ordered.entries()) {
    const id = randomUUID();
    const { kind, startsOn, endsOn } = item;
    await tx
      .insert(orderItems)
      .values({ id, orderId, kind, position, startsOn, endsOn, statusCode: pending, ...columns });
    await handlerOf(item).read.insertIntoOrder(tx, id, item);
  }
  await tx.insert(orderEvents).values({ orderId, kind: eventOfStatus[pending], actor: "guest", toStatus: pending });
}

function letterOf([first]: readonly OrderedItem[]): string {
  if (!first) throw new Error("An order has at least one item.");
  return handlerOf(first.item).orderLetter;
}

/** Order numbers are random, so that they do not reveal the number of orders; a number in use is drawn again. */
async function insertNumbered(
  tx: Tx,
  order: Omit<typeof placedOrders.$inferInsert, "orderNumber">,
  letter: string,
): Promise<void> {
  for (;;) {
    const orderNumber = newOrderNumber(letter);
    const [inserted] = await tx
      .insert(placedOrders)
      .values({ ...order, orderNumber })
      .onConflictDoNothing({ target: placedOrders.orderNumber })
      .returning({ orderNumber: placedOrders.orderNumber });
    if (inserted) return;
  }
}
