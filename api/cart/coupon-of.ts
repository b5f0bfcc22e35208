import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/database/database.ts";
import { runPrepared } from "#api/database/prepared.ts";
import { productTime } from "#api/database/product-time.ts";
import { type CartRow, type CouponRow, coupons, couponUses } from "#api/database/schema/cart.ts";
import { properties } from "#api/database/schema/property.ts";
import { type CouponJudgement, judgeCoupon } from "#domain/cart/judge-coupon.ts";
import { siteById } from "#domain/site/sites.ts";
import { type CartCoupon, sumsOf } from "./cart-lines.ts";

/** `cart` names the parameter with its id. */
export const couponText = (cart: string) => `
  SELECT u.code, u.amount FROM coupon_use u JOIN coupon k ON k.code = u.code JOIN cart c ON c.id = u.cart_id
  WHERE u.cart_id = ${cart}::uuid AND (c.state IN ('paying', 'ordered') OR k.ends_at > (SELECT app_now()))`;
const question = { name: "coupon-of-cart", text: couponText("$1") };

/**
 * The coupon that counts in a cart, or `null`. One that ended since it was applied counts no more, judged whenever it is
 * read like the hold itself; what is being paid, or was, keeps its price.
 */
export async function couponOf(tx: Tx, cartId: string): Promise<CartCoupon | null> {
  return (await runPrepared<CartCoupon>(tx, question, [cartId]))[0] ?? null;
}

/** Gives back the use of a coupon that counts no more, so that an order without it does not spend it. */
export async function dropCoupon(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(couponUses).where(and(eq(couponUses.cartId, cartId), eq(couponUses.state, "reserved")));
}

/**
 * What a code takes off a cart now, or why it does not. The coupon stays locked until the transaction ends, so that two
 * guests never get the last use of a limit; the cart is locked before it.
 */
export async function tryCoupon(
  tx: Tx,
  cart: CartRow,
  code: string,
): Promise<CouponJudgement & { coupon: CouponRow | null }> {
  const [coupon = null] = await tx.select().from(coupons).where(eq(coupons.code, code)).for("update");
  const { cityId } = properties;
  const [home] = await tx.select({ cityId }).from(properties).where(eq(properties.id, cart.propertyId));
  const judgement = judgeCoupon(coupon, {
    now: await productTime(tx),
    site: siteById(cart.siteId),
    cityId: home?.cityId ?? 0,
    subtotal: sumsOf({ cart, coupon: null }).subtotal,
    uses: await usesByOthers(tx, cart, code),
  });
  return { ...judgement, coupon };
}

/** Those that are spent, and those other carts have in hand while their hold lives or somebody pays for them. */
async function usesByOthers(tx: Tx, cart: CartRow, code: string): Promise<number> {
  const { rows } = await tx.execute<{ uses: number }>(sql`
    SELECT count(*)::int AS uses FROM coupon_use u JOIN cart c ON c.id = u.cart_id
    WHERE u.code = ${code} AND u.cart_id <> ${cart.id}
      AND (u.state = 'used' OR c.state = 'paying' OR (c.state = 'open' AND c.hold_until > (SELECT app_now())))`);
  return rows[0]?.uses ?? 0;
}
