import { and, desc, eq, gt, or, sql } from "drizzle-orm";
import { cartOf, selectCarts } from "#api/cart/read-cart.ts";
import { stayOf } from "#api/item/chalet/stay-of.ts";
import { cartItemsOf, cartItemsSql } from "#api/item/read-items.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { carts } from "#api/schema/cart.ts";
import type { Hold } from "#contract/cart/hold.ts";
import { ownedBy } from "./own-cart.ts";
import type { Owner } from "./owner.ts";

export const isHeld = and(eq(carts.state, "open"), gt(carts.holdUntil, sql`(SELECT app_now())`));

/** The newest cart of this owner whose nights are held or being paid for. */
export async function ownHold(db: Tx, owner: Owner): Promise<Hold | null> {
  const isOwned = ownedBy(owner);
  if (!isOwned) return null;
  const { id, state, holdUntil } = carts;
  const [cart] = await db
    .select({ id, items: cartItemsSql, state, holdUntil, hasGuest, paymentId, now })
    .from(carts)
    .where(and(isOwned, or(isHeld, eq(state, "paying"))))
    .orderBy(desc(carts.createdAt))
    .limit(1);
  if (!cart) return null;
  const { propertyId, checkIn, checkOut } = stayOf({ items: cartItemsOf(cart.items) });
  return {
    cartId: cart.id,
    ...{ propertyId, checkIn, checkOut },
    status: cart.state === "paying" ? "paying" : "open",
    hasGuest: cart.hasGuest,
    paymentId: cart.paymentId,
    expiredAt: cart.holdUntil.toISOString(),
    serverTime: new Date(cart.now).toISOString(),
  };
}

const hasGuest = sql<boolean>`${carts.guest} IS NOT NULL`;
const now = sql<string>`app_now()`;
const paymentId = sql<string | null>`(
  SELECT p.id FROM payment p
  WHERE p.bill_id = cart.id AND cart.state = 'paying' AND p.state IN ('created', 'submitted', 'challenge', 'unknown'))`;

/** The claims of this owner's holds. A new cart of the owner releases them, so their nights are free for the owner. */
export async function ownClaims(db: Tx, owner: Owner): Promise<number[]> {
  const isOwned = ownedBy(owner);
  if (!isOwned) return [];
  const held = await selectCarts(db).where(and(isOwned, isHeld));
  return held.map((cart) => stayOf(cartOf(cart)).stayClaimId);
}
