import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { carts } from "#api/schema/cart.ts";
import { placedOrders } from "#api/schema/order.ts";

/** What a browser booked before its guest logged in belongs to the account from now on; another account's stays there. */
export async function joinHolder(tx: Tx, holder: string | null, userId: string): Promise<void> {
  if (holder === null) return;
  await tx
    .update(carts)
    .set({ userId })
    .where(and(eq(carts.holder, holder), isNull(carts.userId)));
  await tx
    .update(placedOrders)
    .set({ userId })
    .where(and(eq(placedOrders.holder, holder), isNull(placedOrders.userId)));
}
