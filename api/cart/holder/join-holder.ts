import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { carts } from "#api/schema/cart.ts";
import { giftOrders } from "#api/schema/gift.ts";
import { placedOrders } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { setBillOwners, setGiftBillOwners } from "./set-bill-owners.ts";

/** Assigns the carts, orders and bills of a browser to the account that logs in, except those of another account. */
export async function joinHolder(tx: Tx, holder: string | null, userId: string): Promise<void> {
  if (holder === null) return;
  await tx
    .update(carts)
    .set({ userId })
    .where(and(eq(carts.holder, holder), isNull(carts.userId)));
  const gifts = await tx
    .update(giftOrders)
    .set({ userId })
    .where(and(eq(giftOrders.holder, holder), isNull(giftOrders.userId)))
    .returning({ id: giftOrders.id });
  const orders = await tx
    .update(placedOrders)
    .set({ userId })
    .where(and(eq(placedOrders.holder, holder), isNull(placedOrders.userId)))
    .returning({ id: placedOrders.id, statusCode: placedOrders.statusCode });
  await setBillOwners(tx, orders);
  await setGiftBillOwners(tx, gifts);
  const confirmed = orders.filter(({ statusCode }) => statusCode === orderStatus.confirmed);
  for (const { id } of confirmed) await enqueue(tx, id, ["grant-reward"]);
}
