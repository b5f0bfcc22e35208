import { and, eq } from "drizzle-orm";
import { choicesIn } from "#api/cart/cart-choices.ts";
import { ownOpenCart, ownStayCart } from "#api/cart/holder/own-cart.ts";
import type { Owner } from "#api/cart/holder/owner.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, couponUses } from "#api/schema/cart.ts";
import type { CartProduct } from "#contract/cart/cart.ts";
import { readCoupon } from "#domain/field/codes.ts";
import type { Language } from "#domain/language/language.ts";
import { checkCode } from "./cart-coupon.ts";
import { refusedLine } from "./refused-coupon.ts";

/** A change keeps the code of its order. */
const notForChanges = { refusal: "coupon-not-applicable", reason: "change", terms: null } as const;

type Entered = { cartId: string; code: string; language: Language };

/** Replaces the coupon of a cart. A refused code changes nothing; `refused` has a line with the reason. */
export async function applyCoupon(
  tx: Tx,
  owner: Owner,
  { cartId, code: typed, language }: Entered,
): Promise<{ cart: CartRow; refused?: CartProduct[] }> {
  const code = readCoupon(typed);
  if (!code) throw new Problem("validation", { fields: { code: "coupon" } });
  const cart = await ownOpenCart(tx, owner, cartId);
  if (!choicesIn(cart).code) return { cart, refused: [refusedLine(cart, { code, ...notForChanges }, language)] };
  const { coupon, ...judged } = await checkCode(tx, cart, code);
  if (judged.refusal) {
    return { cart, refused: [refusedLine(cart, { code, ...judged, terms: coupon }, language)] };
  }
  const { amount } = judged;
  await tx
    .insert(couponUses)
    .values({ cartId: cart.id, code, amount })
    .onConflictDoUpdate({ target: couponUses.cartId, set: { code, amount } });
  await faultPoint("K06");
  return { cart };
}

/** Succeeds also when the cart does not have this coupon. */
export async function removeCoupon(tx: Tx, owner: Owner, cartId: string, typed: string): Promise<CartRow> {
  const cart = await ownStayCart(tx, owner, cartId);
  await tx.delete(couponUses).where(and(eq(couponUses.cartId, cart.id), eq(couponUses.code, readCoupon(typed) ?? "")));
  return cart;
}
