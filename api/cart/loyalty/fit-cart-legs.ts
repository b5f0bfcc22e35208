import { checkCartCoupon } from "#api/cart/coupon/cart-coupon.ts";
import { productOf, sumsOf } from "#api/cart/price/cart-lines.ts";
import { dueOfChange } from "#api/cart/price/cart-totals.ts";
import { legNote, loyaltyLine } from "#api/cart/price/loyalty-lines.ts";
import { fitLegs } from "#api/leg/fit-legs.ts";
import { readCountedLegs } from "#api/leg/read-legs.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartRow } from "#api/schema/cart.ts";
import type { LegRow } from "#api/schema/leg.ts";
import type { CartProduct } from "#contract/cart/cart.ts";
import type { Language } from "#domain/language/language.ts";
import { isWalletLeg } from "#domain/loyalty/methods.ts";

/** What a cart costs before its points and wallet, in halalas. A change costs what its order has not paid before. */
export async function dueOfCart(tx: Tx, cart: CartRow): Promise<number> {
  const { coupon } = await checkCartCoupon(tx, cart);
  if (!cart.change) return sumsOf({ cart, coupon, legs: [] }).total;
  return dueOfChange({ cart, coupon, legs: await readCountedLegs(tx, cart) });
}

/** After a cart became cheaper, its legs pay no more than what is due. Returns those that pay nothing any more. */
export async function fitCartLegs(tx: Tx, cart: CartRow): Promise<LegRow[]> {
  return fitLegs(tx, cart.id, await dueOfCart(tx, cart));
}

/** Lines that tell the guest that a lower price released their points or their wallet money. */
export function releasedLines(cart: CartRow, released: readonly LegRow[], language: Language): CartProduct[] {
  return released.map((leg) => {
    const note = legNote("warning", isWalletLeg(leg) ? "walletReleased" : "released");
    return productOf({ ...loyaltyLine(leg, 0, language), notes: [note] }, cart, 0);
  });
}
