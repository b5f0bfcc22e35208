import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { type CartRow, type CouponRow, coupons, couponUses } from "#api/schema/cart.ts";
import { properties } from "#api/schema/property.ts";
import { type CouponJudgement, type CouponRefusal, judgeCoupon } from "#domain/cart/judge-coupon.ts";
import { siteById } from "#domain/site/sites.ts";
import { type CartCoupon, sumsOf } from "./cart-lines.ts";

/** A coupon that lies in a cart and counts no more. */
export type LostCoupon = { coupon: CouponRow; refusal: CouponRefusal };

/**
 * The coupon of a cart: the one that counts, or the one that did. It is judged whenever it is read, like the hold itself:
 * its days may be over, or the guest, known by now, has booked before. What is being paid, or was, keeps its price.
 */
export async function keptCoupon(
  tx: Tx,
  cart: CartRow,
): Promise<{ coupon: CartCoupon | null; lost: LostCoupon | null }> {
  const [kept] = await tx
    .select({ coupon: coupons, amount: couponUses.amount })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.code, couponUses.code))
    .where(eq(couponUses.cartId, cart.id));
  if (!kept) return { coupon: null, lost: null };
  const { coupon, amount } = kept;
  const isFixed = cart.state === "paying" || cart.state === "ordered";
  // Its own use is reserved: the uses of others cannot take it away.
  const refusal = isFixed ? null : (await judge(tx, cart, coupon, 0)).refusal;
  return refusal ? { coupon: null, lost: { coupon, refusal } } : { coupon: { code: coupon.code, amount }, lost: null };
}

/** The coupon that counts in a cart, or `null`. */
export async function couponOf(tx: Tx, cart: CartRow): Promise<CartCoupon | null> {
  return (await keptCoupon(tx, cart)).coupon;
}

/** Gives back the use of a coupon that counts no more, so that an order without it does not spend it. */
export async function dropCoupon(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(couponUses).where(and(eq(couponUses.cartId, cartId), eq(couponUses.state, "reserved")));
}

/**
 * Lets one cart at a time be paid with a code for first bookings, so that a guest with two carts has one first booking.
 * The cart is locked before it.
 */
export async function lockFirstBooking(tx: Tx, { id }: CartRow): Promise<void> {
  await tx.execute(sql`
    SELECT FROM coupon WHERE is_first_booking AND code = (SELECT code FROM coupon_use WHERE cart_id = ${id}) FOR UPDATE`);
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
  return { ...(await judge(tx, cart, coupon, await usesByOthers(tx, cart, code))), coupon };
}

async function judge(tx: Tx, cart: CartRow, coupon: CouponRow | null, uses: number): Promise<CouponJudgement> {
  const { cityId } = properties;
  const [home] = await tx.select({ cityId }).from(properties).where(eq(properties.id, cart.propertyId));
  return judgeCoupon(coupon, {
    now: await productTime(tx),
    site: siteById(cart.siteId),
    cityId: home?.cityId ?? 0,
    subtotal: sumsOf({ cart, coupon: null }).subtotal,
    nightly: cart.price.nightly,
    uses,
    hasBooked: coupon?.isFirstBooking === true && (await hasBooked(tx, cart)),
  });
}

/** Those that are spent, and those other carts have in hand while their hold lives or somebody pays for them. */
async function usesByOthers(tx: Tx, cart: CartRow, code: string): Promise<number> {
  const { rows } = await tx.execute<{ uses: number }>(sql`
    SELECT count(*)::int AS uses FROM coupon_use u JOIN cart c ON c.id = u.cart_id
    WHERE u.code = ${code} AND u.cart_id <> ${cart.id}
      AND (u.state = 'used' OR c.state = 'paying' OR (c.state = 'open' AND c.hold_until > (SELECT app_now())))`);
  return rows[0]?.uses ?? 0;
}

/** Known by the browser, the account, or either contact; a stay that was booked and cancelled was booked. */
async function hasBooked(tx: Tx, { id, holder, userId, guestEmail, guestPhone }: CartRow): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM placed_order
    WHERE (holder = ${holder} OR user_id = ${userId} OR contact_email = ${guestEmail} OR contact_phone = ${guestPhone})
      AND cart_id <> ${id} AND status_code <> 60
    LIMIT 1`);
  return rows.length > 0;
}
