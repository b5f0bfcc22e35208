import { checkCartCoupon, type PaidWith } from "#api/cart/coupon/cart-coupon.ts";
import type { PricedCart } from "#api/cart/price/cart-lines.ts";
import { readBookedProperty } from "#api/cart/property/booked-property.ts";
import { readCountedLegs } from "#api/leg/read-legs.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartRow } from "#api/schema/cart.ts";
import { problems } from "#domain/problem/problems.ts";

/** The code of the problem for which a coupon is lost, if the cart has one that is no longer valid. */
type Priced = PricedCart<CartRow> & { lostCode: number | null };

/** A cart with everything from which its price is computed; a coupon may depend on how it is paid. */
export async function pricedCart(tx: Tx, cart: CartRow, paidWith: PaidWith = []): Promise<Priced> {
  const property = await readBookedProperty(tx, cart.chalet.propertyId);
  const { coupon, invalid } = await checkCartCoupon(tx, cart, paidWith);
  const legs = await readCountedLegs(tx, cart);
  return { cart, property, coupon, legs, lostCode: invalid && problems[invalid.refusal].code };
}
