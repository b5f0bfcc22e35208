import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { carts } from "#api/schema/cart.ts";
import { placedOrders } from "#api/schema/order.ts";
import { setBillOwners } from "./set-bill-owners.ts";

/** From now on only the account opens its carts, orders and bills: no cookie of a browser does. */
export async function detachBrowsers(tx: Tx, userId: string): Promise<void> {
  await detach(tx, eq(carts.userId, userId), eq(placedOrders.userId, userId));
}

/** The same for what one browser shares with accounts; what it booked without an account stays its own. */
export async function detachBrowser(tx: Tx, holder: string): Promise<void> {
  const ofCarts = and(eq(carts.holder, holder), isNotNull(carts.userId));
  const ofOrders = and(eq(placedOrders.holder, holder), isNotNull(placedOrders.userId));
  await detach(tx, ofCarts, ofOrders);
}

async function detach(tx: Tx, ofCarts: SQL | undefined, ofOrders: SQL | undefined): Promise<void> {
  const nobody = { holder: sql`gen_random_uuid()` };
  await tx.update(carts).set(nobody).where(ofCarts);
  const orders = await tx.update(placedOrders).set(nobody).where(ofOrders).returning({ id: placedOrders.id });
  await setBillOwners(tx, orders);
}
