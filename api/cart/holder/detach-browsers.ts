import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { carts } from "#api/schema/cart.ts";
import { giftOrders } from "#api/schema/gift.ts";
import { placedOrders } from "#api/schema/order.ts";
import { setBillOwners, setGiftBillOwners } from "./set-bill-owners.ts";

/** From now on only the account opens its carts, orders and bills: no cookie of a browser does. */
export async function detachBrowsers(tx: Tx, userId: string): Promise<void> {
  await detach(tx, {
    ofCarts: eq(carts.userId, userId),
    ofGifts: eq(giftOrders.userId, userId),
    ofOrders: eq(placedOrders.userId, userId),
  });
}

/** The same for what one browser shares with accounts; what it booked without an account stays its own. */
export async function detachBrowser(tx: Tx, holder: string): Promise<void> {
  const ofCarts = and(eq(carts.holder, holder), isNotNull(carts.userId));
  const ofOrders = and(eq(placedOrders.holder, holder), isNotNull(placedOrders.userId));
  const ofGifts = and(eq(giftOrders.holder, holder), isNotNull(giftOrders.userId));
  await detach(tx, { ofCarts, ofGifts, ofOrders });
}

type Detached = Record<"ofCarts" | "ofGifts" | "ofOrders", SQL | undefined>;

async function detach(tx: Tx, { ofCarts, ofGifts, ofOrders }: Detached): Promise<void> {
  const nobody = { holder: sql`gen_random_uuid()` };
  await tx.update(carts).set(nobody).where(ofCarts);
  const gifts = await tx.update(giftOrders).set(nobody).where(ofGifts).returning({ id: giftOrders.id });
  const orders = await tx.update(placedOrders).set(nobody).where(ofOrders).returning({ id: placedOrders.id });
  await setBillOwners(tx, orders);
  await setGiftBillOwners(tx, gifts);
}
