import { checkCartCoupon, type PaidWith } from "#api/cart/coupon/cart-coupon.ts";
import type { PricedCart } from "#api/cart/price/cart-lines.ts";
import { readItemFacts } from "#api/item/read-items.ts";
import { readCountedLegs } from "#api/leg/read-legs.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartRow } from "#api/schema/cart.ts";
import { problems } from "#domain/problem/problems.ts";

/** The code of the problem for which a coupon is lost, if the cart has one that is no longer valid. */
type Priced = PricedCart<CartRow> & { lostCode: number | null };

/** A cart with everything from which its price is computed; a coupon may depend on how it is paid. */
export async function pricedCart(tx: Tx, cart: CartRow, paidWith: PaidWith = []): Promise<Priced> {
  const facts = await readItemFacts(tx, cart.items);
  const { coupon, invalid } = await checkCartCoupon(tx, cart, paidWith);
  const legs = await readCountedLegs(tx, cart);
  return { cart, facts, coupon, legs, lostCode: invalid && problems[invalid.refusal].code };
}
