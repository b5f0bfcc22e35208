import { and, eq } from "drizzle-orm";
import { judgedProperty } from "#api/cart/coupon/cart-coupon.ts";
import { cartOf, selectCarts } from "#api/cart/read-cart.ts";
import { hasClaim } from "#api/item/chalet/nights/holds-stay.ts";
import { findStay, stayOf } from "#api/item/chalet/stay-of.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type CartRow, coupons, couponUses } from "#api/schema/cart.ts";
import { type OrderRow, orderEvents } from "#api/schema/order.ts";
import type { BookedCoupon } from "#domain/order/change/coupon-of-change.ts";
import { type BookedStay, type ChangeWindow, changeWindow } from "#domain/order/change/may-change.ts";
import type { CancellationTerms } from "#domain/policy/cancellation-policy.ts";
import { frozenTerms } from "#domain/policy/frozen-terms.ts";
import { siteById } from "#domain/site/sites.ts";

/** An order with everything that a change of it depends on. */
export type ChangeableOrder = {
  order: OrderRow;
  /** The cart whose prices the stay has: that of the booking, or that of the last change. */
  cart: CartRow;
  coupon: BookedCoupon | null;
  stay: BookedStay;
  terms: CancellationTerms;
  window: ChangeWindow;
};

export async function changeableOrder(db: Tx, order: OrderRow, now: Date): Promise<ChangeableOrder> {
  const [priced] = await selectCarts(db).where(hasClaim(stayOf(order).stayClaimId));
  if (!priced) throw new Error(`Order ${order.orderNumber} has no cart.`);
  return {
    order,
    cart: cartOf(priced),
    coupon: await bookedCoupon(db, order),
    stay: bookedStay(order),
    terms: termsOf(order),
    window: await windowOf(db, order, now),
  };
}

/** What the guest of an order may change now. Nobody changes a stay that is over, or that nobody came to, or anything but a stay. */
export async function windowOf(db: Tx, order: OrderRow, now: Date): Promise<ChangeWindow> {
  const { statusCode } = order;
  const stay = findStay(order);
  if (!stay) return "closed";
  const { stayState, snapshot, checkOut } = stay;
  if (stayState === "left-early" || stayState === "no-show") return "closed";
  const { checkoutEndTime: checkOutTo } = snapshot.property;
  const isChange = and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, "changed"));
  const changes = await db.$count(orderEvents, isChange);
  return changeWindow({ statusCode, changes, terms: termsOf(order), checkOut, checkOutTo }, now);
}

export function bookedStay(order: OrderRow): BookedStay {
  const { checkIn, checkOut, snapshot } = stayOf(order);
  const { adults, children } = snapshot.guests.guestCount;
  return { checkIn, checkOut, adults, children };
}

function termsOf(order: OrderRow): CancellationTerms {
  const { checkIn, snapshot } = stayOf(order);
  return frozenTerms({ ...snapshot, checkIn });
}

/** A code stays redeemed by the cart of the booking; changes only compute its discount again. */
async function bookedCoupon(db: Tx, order: OrderRow): Promise<BookedCoupon | null> {
  const [found] = await db
    .select({ terms: coupons, amount: couponUses.amount })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.code, couponUses.code))
    .where(eq(couponUses.cartId, order.cartId));
  if (!found || order.couponCode === null) return null;
  const property = await judgedProperty(db, stayOf(order).propertyId);
  const { couponCode: code } = order;
  return { ...found, code, site: siteById(order.siteId), property, bookedAt: order.createdAt };
}
