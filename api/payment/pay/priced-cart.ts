import { validCoupon } from "#api/cart/coupon/cart-coupon.ts";
import type { PricedCart } from "#api/cart/price/cart-lines.ts";
import { readBookedProperty } from "#api/cart/property/booked-property.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartRow } from "#api/schema/cart.ts";

/** A cart with everything from which its price is computed. */
export async function pricedCart(tx: Tx, cart: CartRow): Promise<PricedCart<CartRow>> {
  return { cart, property: await readBookedProperty(tx, cart.chalet.propertyId), coupon: await validCoupon(tx, cart) };
}
