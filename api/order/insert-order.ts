import { randomUUID } from "node:crypto";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { chaletOrderItems, type OrderSnapshot, orderEvents, orderItems, placedOrders } from "#api/schema/order.ts";
import { eventOfStatus } from "#domain/order/order-event.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { newOrderNumber } from "./order-number.ts";

type Whole = Omit<typeof placedOrders.$inferInsert, "orderNumber" | "statusCode">;
type Chalet = {
  propertyId: number;
  stayClaimId: number;
  checkIn: string;
  checkOut: string;
  snapshot: OrderSnapshot;
};

/** Writes a pending order with its item and its first event. */
export async function insertOrder(tx: Tx, whole: Whole, chalet: Chalet): Promise<void> {
  const { propertyId, stayClaimId, checkIn, checkOut, snapshot } = chalet;
  const { pending } = orderStatus;
  const orderId = whole.id;
  const itemId = randomUUID();
  await insertNumbered(tx, { ...whole, statusCode: pending });
  await faultPoint("K43");
  await tx.insert(orderItems).values({
    id: itemId,
    orderId,
    kind: "chalet",
    position: 0,
    startsOn: checkIn,
    endsOn: checkOut,
    statusCode: pending,
    totalMinor: whole.totalMinor,
    totalHalalas: whole.totalHalalas,
    snapshot,
  });
  await tx.insert(chaletOrderItems).values({ orderItemId: itemId, propertyId, stayClaimId });
  await tx.insert(orderEvents).values({ orderId, kind: eventOfStatus[pending], actor: "guest", toStatus: pending });
}

/** Order numbers are random, so that they do not reveal the number of orders; a number in use is drawn again. */
async function insertNumbered(tx: Tx, order: Omit<typeof placedOrders.$inferInsert, "orderNumber">): Promise<void> {
  for (;;) {
    const orderNumber = newOrderNumber();
    const [inserted] = await tx
      .insert(placedOrders)
      .values({ ...order, orderNumber })
      .onConflictDoNothing({ target: placedOrders.orderNumber })
      .returning({ orderNumber: placedOrders.orderNumber });
    if (inserted) return;
  }
}
