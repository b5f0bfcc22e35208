import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { releaseCoupon } from "#api/cart/coupon/cart-coupon.ts";
import { type PricedCart, sumsOf } from "#api/cart/price/cart-lines.ts";
import { payableOf, payableWithLoyalty } from "#api/cart/price/cart-totals.ts";
import { startPayingItems } from "#api/item/hold-items.ts";
import { linkLegs } from "#api/leg/order-legs.ts";
import { sumOfLegs } from "#api/leg/read-legs.ts";
import { insertOrder } from "#api/order/insert-order.ts";
import { orderedItems } from "#api/order/order-snapshot.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { insertPayment, type PaymentAttempt } from "./insert-payment.ts";

/** Turns a cart into a pending order: items, order and payment change together. The cart must be locked. */
export async function placeOrder(
  tx: Tx,
  priced: PricedCart<CartRow>,
  attempt: PaymentAttempt,
  shown: Parameters<typeof orderedItems>[1],
): Promise<void> {
  const { cart, coupon } = priced;
  const { guestEmail, guestPhone } = cart;
  if (!guestEmail || !guestPhone) throw new Problem("guest-missing");
  if (!(await startPayingItems(tx, cart))) throw new Problem("cart-expired");
  if (!coupon) await releaseCoupon(tx, cart.id);
  const payable = payableOf(priced);
  await tx.update(carts).set({ state: "paying" }).where(eq(carts.id, cart.id));
  const { holder, userId, siteId, language, currency } = cart;
  const orderId = randomUUID();
  const whole = {
    id: orderId,
    cartId: cart.id,
    ...{ holder, userId, siteId, language, currency },
    totalMinor: payable.minor,
    totalHalalas: payable.halalas,
    ...loyaltyOf(priced, payable),
    couponCode: coupon?.code ?? null,
    contactEmail: guestEmail,
    contactPhone: guestPhone,
  };
  await insertOrder(tx, whole, orderedItems(priced, shown));
  await insertPayment(tx, { cart, orderId, amountMinor: payable.minor }, attempt);
  await linkLegs(tx, cart.id, orderId);
  await faultPoint("K11");
}

/** What points and the wallet pay. Legs above the price were reduced before; an order never takes such legs along. */
function loyaltyOf(priced: PricedCart, { minor }: { minor: number }) {
  const { loyalty } = sumsOf(priced);
  if (sumOfLegs(priced.legs) > loyalty) throw new Problem("points-returned");
  return { loyaltyHalalas: loyalty, loyaltyMinor: payableWithLoyalty(priced) - minor };
}
