import { and, count, eq, ne, or, sql } from "drizzle-orm";
import { isLive } from "#api/cart/hold/cart-limits.ts";
import type { CartCoupon } from "#api/cart/price/cart-lines.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { type CartRow, type CouponRow, carts, coupons, couponUses } from "#api/schema/cart.ts";
import { placedOrders } from "#api/schema/order.ts";
import { properties } from "#api/schema/property.ts";
import { type CouponJudgement, type CouponRefusal, judgeCoupon } from "#domain/cart/judge-coupon.ts";
import { cartTotals } from "#domain/cart/totals.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { siteById } from "#domain/site/sites.ts";

/** A coupon of a cart that is no longer valid. */
export type InvalidCoupon = { coupon: CouponRow; refusal: CouponRefusal };

/**
 * The coupon of a cart, valid or invalid. It is checked at every read, like the hold: it may have expired, or the guest,
 * identified since, has booked before. A cart that is being paid for, or is paid for, keeps its price, and a change has
 * the coupon of its order.
 */
export async function checkCartCoupon(
  tx: Tx,
  cart: CartRow,
): Promise<{ coupon: CartCoupon | null; invalid: InvalidCoupon | null }> {
  if (cart.change) return { coupon: cart.change.coupon, invalid: null };
  const [found] = await tx
    .select({ coupon: coupons, amount: couponUses.amount })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.code, couponUses.code))
    .where(eq(couponUses.cartId, cart.id));
  if (!found) return { coupon: null, invalid: null };
  const { coupon, amount } = found;
  const isFixed = cart.state === "paying" || cart.state === "ordered";
  // Its own use is reserved, so the uses of other carts do not count.
  const refusal = isFixed ? null : (await judge(tx, cart, coupon, 0)).refusal;
  return refusal
    ? { coupon: null, invalid: { coupon, refusal } }
    : { coupon: { code: coupon.code, amount }, invalid: null };
}

/** The valid coupon of a cart, or `null`. */
export async function validCoupon(tx: Tx, cart: CartRow): Promise<CartCoupon | null> {
  return (await checkCartCoupon(tx, cart)).coupon;
}

/** Releases the reserved use of an invalid coupon, so that an order without it does not consume it. */
export async function releaseCoupon(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(couponUses).where(and(eq(couponUses.cartId, cartId), eq(couponUses.state, "reserved")));
}

/**
 * Locks the coupon if it is for first bookings, so that a guest with two carts has only one first booking. The cart must
 * have been locked before.
 */
export async function lockFirstBooking(tx: Tx, { id }: CartRow): Promise<void> {
  await tx.execute(sql`
    SELECT FROM coupon WHERE is_first_booking AND code = (SELECT code FROM coupon_use WHERE cart_id = ${id}) FOR UPDATE`);
}

/**
 * The discount of a code for a cart, or the reason for a refusal. The coupon stays locked until the transaction ends, so
 * that two guests never get the last use. The cart must have been locked before.
 */
export async function checkCode(
  tx: Tx,
  cart: CartRow,
  code: string,
): Promise<CouponJudgement & { coupon: CouponRow | null }> {
  const [coupon = null] = await tx.select().from(coupons).where(eq(coupons.code, code)).for("update");
  return { ...(await judge(tx, cart, coupon, await usesByOthers(tx, cart.id, code))), coupon };
}

type Booker = Pick<CartRow, "userId" | "guestEmail" | "guestPhone"> & { id: string | null; holder: string | null };
type Judged = Pick<CartRow, "siteId"> & { chalet: Pick<CartRow["chalet"], "propertyId" | "price"> } & Booker;

/** The discount of a code for a stay that is only quoted, or the reason for a refusal. Reserves nothing. */
export async function judgeQuote(
  tx: Tx,
  code: string,
  stay: Pick<Judged, "chalet" | "siteId" | "holder" | "userId">,
): Promise<CouponJudgement> {
  const [coupon = null] = await tx.select().from(coupons).where(eq(coupons.code, code));
  const guest = { id: null, guestEmail: null, guestPhone: null };
  return judge(tx, { ...stay, ...guest }, coupon, await usesByOthers(tx, null, code));
}

async function judge(tx: Tx, cart: Judged, coupon: CouponRow | null, uses: number): Promise<CouponJudgement> {
  const { cityId } = properties;
  const [property] = await tx.select({ cityId }).from(properties).where(eq(properties.id, cart.chalet.propertyId));
  return judgeCoupon(coupon, {
    now: await productTime(tx),
    site: siteById(cart.siteId),
    cityId: property?.cityId ?? 0,
    subtotal: cartTotals(cart.chalet).subtotal,
    nightly: cart.chalet.price.nightly,
    uses,
    hasBooked: coupon?.isFirstBooking === true && (await hasBooked(tx, cart)),
    guest: {
      userId: cart.userId,
      contacts: [cart.guestEmail, cart.guestPhone].filter((contact) => contact !== null),
    },
  });
}

/** Consumed uses, and uses reserved by carts that are held or being paid for. */
async function usesByOthers(tx: Tx, cartId: string | null, code: string): Promise<number> {
  const isCounted = or(eq(couponUses.state, "used"), isLive());
  const [found] = await tx
    .select({ uses: count() })
    .from(couponUses)
    .innerJoin(carts, eq(carts.id, couponUses.cartId))
    .where(and(eq(couponUses.code, code), cartId === null ? undefined : ne(couponUses.cartId, cartId), isCounted));
  return found?.uses ?? 0;
}

/** Finds earlier orders by browser, account, email address or phone number; cancelled orders count. */
async function hasBooked(tx: Tx, { id, holder, userId, guestEmail, guestPhone }: Booker): Promise<boolean> {
  const isSameGuest = or(
    holder === null ? undefined : eq(placedOrders.holder, holder),
    userId === null ? undefined : eq(placedOrders.userId, userId),
    guestEmail === null ? undefined : eq(placedOrders.contactEmail, guestEmail),
    guestPhone === null ? undefined : eq(placedOrders.contactPhone, guestPhone),
  );
  if (!isSameGuest) return false;
  const isOther = id === null ? undefined : ne(placedOrders.cartId, id);
  const orders = await tx
    .select({ id: placedOrders.id })
    .from(placedOrders)
    .where(and(isSameGuest, isOther, ne(placedOrders.statusCode, orderStatus.failed)))
    .limit(1);
  return orders.length > 0;
}
