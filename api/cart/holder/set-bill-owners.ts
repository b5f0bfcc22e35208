import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { giftOrders } from "#api/schema/gift.ts";
import { placedOrders } from "#api/schema/order.ts";
import { bills } from "#api/schema/payment.ts";

/** Gives the bills of these orders the owners of the orders. */
export async function setBillOwners(tx: Tx, orders: readonly { id: string }[]): Promise<void> {
  const ids = orders.map(({ id }) => id);
  await tx
    .update(bills)
    .set({ holder: placedOrders.holder, userId: placedOrders.userId })
    .from(placedOrders)
    .where(and(eq(placedOrders.id, bills.orderId), inArray(bills.orderId, ids)));
}

/** Gives the bills of these gifts the owners of the gifts. */
export async function setGiftBillOwners(tx: Tx, gifts: readonly { id: string }[]): Promise<void> {
  const ids = gifts.map(({ id }) => id);
  await tx
    .update(bills)
    .set({ holder: giftOrders.holder, userId: giftOrders.userId })
    .from(giftOrders)
    .where(and(eq(giftOrders.id, bills.giftOrderId), inArray(bills.giftOrderId, ids)));
}
