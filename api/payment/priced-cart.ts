import type { PricedCart } from "#api/cart/cart-lines.ts";
import { couponOf } from "#api/cart/coupon-of.ts";
import { homeOfStay } from "#api/cart/stayed-home.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartRow } from "#api/schema/cart.ts";

/** A cart with all that its price is made of. */
export async function pricedCart(tx: Tx, cart: CartRow): Promise<PricedCart<CartRow>> {
  return { cart, home: await homeOfStay(tx, cart.propertyId), coupon: await couponOf(tx, cart) };
}
