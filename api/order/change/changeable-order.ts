import { and, eq } from "drizzle-orm";
import { judgedProperty } from "#api/cart/coupon/cart-coupon.ts";
import { cartOf, selectCarts } from "#api/cart/item/read-cart.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type CartRow, chaletItems, coupons, couponUses } from "#api/schema/cart.ts";
import { type OrderRow, orderEvents } from "#api/schema/order.ts";
import type { BookedCoupon } from "#domain/order/change/coupon-of-change.ts";
import { type BookedStay, type ChangeWindow, changeWindow } from "#domain/order/change/may-change.ts";
import type { CancellationTerms } from "#domain/policy/cancellation-policy.ts";
import { frozenTerms } from "#domain/policy/frozen-terms.ts";
import { siteById } from "#domain/site/sites.ts";
import type { Day } from "#domain/stay/day.ts";

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
  const { chalet } = order;
  const [priced] = await selectCarts(db).where(eq(chaletItems.stayClaimId, chalet.stayClaimId));
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

/** What the guest of an order may change now. Nobody changes a stay that is over, or that nobody came to. */
export async function windowOf(db: Tx, order: OrderRow, now: Date): Promise<ChangeWindow> {
  const { statusCode, chalet } = order;
  if (chalet.stayState === "left-early" || chalet.stayState === "no-show") return "closed";
  const { checkoutEndTime: checkOutTo } = chalet.snapshot.property;
  const isChange = and(eq(orderEvents.orderId, order.id), eq(orderEvents.kind, "changed"));
  const changes = await db.$count(orderEvents, isChange);
  const stay = { terms: termsOf(order), checkOut: chalet.checkOut as Day, checkOutTo };
  return changeWindow({ statusCode, changes, ...stay }, now);
}

export function bookedStay({ chalet: { checkIn, checkOut, snapshot } }: OrderRow): BookedStay {
  const { adults, children } = snapshot.guests.guestCount;
  return { checkIn: checkIn as Day, checkOut: checkOut as Day, adults, children };
}

function termsOf({ chalet: { checkIn, snapshot } }: OrderRow): CancellationTerms {
  return frozenTerms({ ...snapshot, checkIn: checkIn as Day });
}

/** A code stays redeemed by the cart of the booking; changes only compute its discount again. */
async function bookedCoupon(db: Tx, order: OrderRow): Promise<BookedCoupon | null> {
  const [found] = await db
    .select({ terms: coupons, amount: couponUses.amount })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.code, couponUses.code))
    .where(eq(couponUses.cartId, order.cartId));
  if (!found || order.couponCode === null) return null;
  const property = await judgedProperty(db, order.chalet.propertyId);
  const { couponCode: code } = order;
  return { ...found, code, site: siteById(order.siteId), property, bookedAt: order.createdAt };
}
