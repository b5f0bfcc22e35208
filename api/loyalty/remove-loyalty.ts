import { ownOpenCart } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import { advanceLeg } from "#api/leg/advance-leg.ts";
import { lockLiveLegs } from "#api/leg/lock-legs.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { LoyaltyMethod } from "#domain/loyalty/methods.ts";

/** Removes points or the wallet from a cart. Succeeds also when the cart does not have them. */
export async function removeLoyalty(tx: Tx, owner: Owner, cartId: string, method: LoyaltyMethod): Promise<CartRow> {
  const cart = await ownOpenCart(tx, owner, cartId);
  const live = await lockLiveLegs(tx, [cart.id]);
  for (const leg of live.filter((one) => one.method === method)) await advanceLeg(tx, leg, "dropped");
  return cart;
}
