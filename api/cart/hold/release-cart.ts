import { eq } from "drizzle-orm";
import { ownCartAfterItems, requireOpen } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { releaseHeldItems } from "#api/item/hold-items.ts";
import { dropLegs } from "#api/leg/drop-legs.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { carts } from "#api/schema/cart.ts";

/** Releases the items of a cart, its points and its wallet money. A cart whose hold has ended is released, too. */
export async function releaseCart(tx: Tx, owner: Owner, cartId: string): Promise<void> {
  const cart = await ownCartAfterItems(tx, owner, cartId);
  if (cart.state === "released") return;
  if (cart.state !== "open") await requireOpen(tx, cart);
  await tx.update(carts).set({ state: "released" }).where(eq(carts.id, cart.id));
  await releaseHeldItems(tx, [cart]);
  await dropLegs(tx, [cart.id]);
}
