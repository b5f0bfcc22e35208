import { and, count, eq, ne, or, sql, sum } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isLive } from "#api/cart/hold/cart-limits.ts";
import type { CartCoupon } from "#api/cart/price/cart-lines.ts";
import { type CartStay, findStay } from "#api/item/chalet/stay-of.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { type CartRow, type CouponRow, carts, coupons, couponUses } from "#api/schema/cart.ts";
import { placedOrders } from "#api/schema/order.ts";
import { properties } from "#api/schema/property.ts";
import type { CouponReason } from "#domain/cart/coupon-reason.ts";
import { type CouponJudgement, type CouponRefusal, type CouponTry, judgeCoupon } from "#domain/cart/judge-coupon.ts";
import { cartTotals } from "#domain/cart/totals.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { siteById } from "#domain/site/sites.ts";

/** A coupon of a cart that is no longer valid. */
export type InvalidCoupon = { coupon: CouponRow; refusal: CouponRefusal; reason?: CouponReason | undefined };
/** The method and the brand of the card with which a guest pays; nothing before. */
export type PaidWith = readonly string[];

/**
 * The coupon of a cart, valid or invalid. It is checked at every read, like the hold: it may have expired, or the guest,
 * identified since, has booked before. A cart that is being paid for, or is paid for, keeps its price, and a change has
 * the coupon of its order.
 */
export async function checkCartCoupon(
  tx: Tx,
  cart: CartRow,
  paidWith: PaidWith = [],
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
  // Its own use and its part of the budget are reserved, so the uses of other carts do not count.
  const judged = isFixed ? null : await judge(tx, withItsStay(cart), coupon, { ...none, paidWith });
  return judged?.refusal
    ? { coupon: null, invalid: { coupon, ...judged } }
    : { coupon: { code: coupon.code, amount }, invalid: null };
}

const none = { uses: 0, spent: 0 };

/** Releases the reserved use of an invalid coupon, so that an order without it does not consume it. */
export async function releaseCoupon(tx: Tx, cartId: string): Promise<void> {
  await tx.delete(couponUses).where(and(eq(couponUses.cartId, cartId), eq(couponUses.state, "reserved")));
}

/**
 * Locks the coupon if it limits the bookings of one guest, so that two carts of a guest do not both have the last one. The
 * cart must have been locked before.
 */
export async function lockGuestLimit(tx: Tx, { id }: CartRow): Promise<void> {
  await tx.execute(sql`
    SELECT FROM coupon WHERE (is_first_booking OR per_guest_limit IS NOT NULL)
      AND code = (SELECT code FROM coupon_use WHERE cart_id = ${id}) FOR UPDATE`);
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
  return { ...(await judge(tx, withItsStay(cart), coupon, await usesByOthers(tx, cart.id, code))), coupon };
}

/** The discount of a code for a cart, or the reason for a refusal. Reserves nothing. */
export async function tryCode(tx: Tx, cart: CartRow, coupon: CouponRow): Promise<CouponJudgement> {
  return judge(tx, withItsStay(cart), coupon, await usesByOthers(tx, cart.id, coupon.code));
}

type Booker = Pick<CartRow, "userId" | "guestEmail" | "guestPhone"> & { id: string | null; holder: string | null };
type JudgedStay = Pick<CartStay, "propertyId" | "price">;
type Judged = Pick<CartRow, "siteId"> & { stay: JudgedStay | null } & Booker;

/** The terms of codes are about stays; none is for anything else. */
function withItsStay(cart: CartRow): Judged {
  return { ...cart, stay: findStay(cart) };
}

/** The discount of a code for a stay that is only quoted, or the reason for a refusal. Reserves nothing. */
export async function judgeQuote(
  tx: Tx,
  code: string,
  quoted: Pick<Judged, "stay" | "siteId" | "holder" | "userId">,
): Promise<CouponJudgement> {
  const [coupon = null] = await tx.select().from(coupons).where(eq(coupons.code, code));
  const guest = { id: null, guestEmail: null, guestPhone: null };
  return judge(tx, { ...quoted, ...guest }, coupon, await usesByOthers(tx, null, code));
}

type OtherUses = { uses: number; spent: number; paidWith?: PaidWith };

async function judge(tx: Tx, cart: Judged, coupon: CouponRow | null, others: OtherUses): Promise<CouponJudgement> {
  const { stay } = cart;
  if (!stay) return { amount: 0, refusal: "coupon-not-applicable" };
  return judgeCoupon(coupon, {
    now: await productTime(tx),
    site: siteById(cart.siteId),
    property: await judgedProperty(tx, stay.propertyId),
    subtotal: cartTotals(stay).subtotal,
    nightly: stay.price.nightly,
    paidWith: [],
    ...others,
    guestUses: coupon?.perGuestLimit ? await usesByGuest(tx, cart, coupon.code) : 0,
    hasBooked: coupon?.isFirstBooking === true && (await hasBooked(tx, cart)),
    guest: {
      userId: cart.userId,
      contacts: [cart.guestEmail, cart.guestPhone].filter((contact) => contact !== null),
    },
  });
}

/** What the terms of a code read of a property. */
export async function judgedProperty(tx: Tx, propertyId: number): Promise<CouponTry["property"]> {
  const { id, cityId, propertyTypeId, hostId } = properties;
  const [property] = await tx.select({ id, cityId, propertyTypeId, hostId }).from(properties).where(eq(id, propertyId));
  return property ?? { id: propertyId, cityId: 0, propertyTypeId: 0, hostId: null };
}

/** Consumed uses, and uses reserved by carts that are held or being paid for. */
async function usesByOthers(tx: Tx, cartId: string | null, code: string): Promise<OtherUses> {
  const isCounted = or(eq(couponUses.state, "used"), isLive());
  const [found] = await tx
    .select({ uses: count(), spent: sum(couponUses.amount) })
    .from(couponUses)
    .innerJoin(carts, eq(carts.id, couponUses.cartId))
    .where(and(eq(couponUses.code, code), cartId === null ? undefined : ne(couponUses.cartId, cartId), isCounted));
  return { uses: found?.uses ?? 0, spent: Number(found?.spent ?? 0) };
}

/** The uses of a guest that are redeemed or being paid for, by browser, account, email address or phone number. */
async function usesByGuest(tx: Tx, booker: Booker, code: string): Promise<number> {
  const { holder, userId, guestEmail: email, guestPhone: phone } = carts;
  const isSameGuest = isGuestOf(booker, { holder, userId, email, phone });
  if (!isSameGuest) return 0;
  const isOther = booker.id === null ? undefined : ne(carts.id, booker.id);
  const isCounted = or(eq(couponUses.state, "used"), eq(carts.state, "paying"));
  const [found] = await tx
    .select({ uses: count() })
    .from(couponUses)
    .innerJoin(carts, eq(carts.id, couponUses.cartId))
    .where(and(eq(couponUses.code, code), isSameGuest, isOther, isCounted));
  return found?.uses ?? 0;
}

type GuestColumns = Record<"holder" | "userId" | "email" | "phone", PgColumn>;

function isGuestOf({ holder, userId, guestEmail, guestPhone }: Booker, columns: GuestColumns) {
  return or(
    holder === null ? undefined : eq(columns.holder, holder),
    userId === null ? undefined : eq(columns.userId, userId),
    guestEmail === null ? undefined : eq(columns.email, guestEmail),
    guestPhone === null ? undefined : eq(columns.phone, guestPhone),
  );
}

/** Finds earlier orders by browser, account, email address or phone number; cancelled orders count. */
async function hasBooked(tx: Tx, booker: Booker): Promise<boolean> {
  const { holder, userId, contactEmail: email, contactPhone: phone } = placedOrders;
  const isSameGuest = isGuestOf(booker, { holder, userId, email, phone });
  if (!isSameGuest) return false;
  const isOther = booker.id === null ? undefined : ne(placedOrders.cartId, booker.id);
  const orders = await tx
    .select({ id: placedOrders.id })
    .from(placedOrders)
    .where(and(isSameGuest, isOther, ne(placedOrders.statusCode, orderStatus.failed)))
    .limit(1);
  return orders.length > 0;
}
