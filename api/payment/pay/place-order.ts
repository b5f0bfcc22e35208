import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { releaseCoupon } from "#api/cart/coupon/cart-coupon.ts";
import type { PricedCart } from "#api/cart/price/cart-lines.ts";
import { payableOf } from "#api/cart/price/cart-totals.ts";
import { newOrderNumber } from "#api/order/order-number.ts";
import { startPayingNights } from "#api/payment/advance/move-nights.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import { type OrderSnapshot, placedOrders } from "#api/schema/order.ts";
import { payments } from "#api/schema/payment.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";

export type PaymentAttempt = {
  paymentId: string;
  provider: string;
  method: PaymentMethod;
  token: string | null;
  planId: string | null;
  returnUrl: string;
  request: { key: string; hash: Buffer } | null;
  /** How long the call that begins the payment may take; no other process changes the payment meanwhile. */
  leaseMs: number;
  deadlineMs: number;
  snapshot: OrderSnapshot;
};

/** Turns a cart into a pending order: nights, order and payment change together. The cart must be locked. */
export async function placeOrder(tx: Tx, priced: PricedCart<CartRow>, attempt: PaymentAttempt): Promise<void> {
  const { cart, coupon } = priced;
  const { guestEmail, guestPhone } = cart;
  if (!guestEmail || !guestPhone) throw new Problem("guest-missing");
  if (!(await startPayingNights(tx, cart))) throw new Problem("cart-expired");
  if (!coupon) await releaseCoupon(tx, cart.id);
  const payable = payableOf(priced);
  const { paymentId, request, leaseMs, deadlineMs, snapshot, ...columns } = attempt;
  await tx.update(carts).set({ state: "paying" }).where(eq(carts.id, cart.id));
  const order = {
    id: randomUUID(),
    cartId: cart.id,
    statusCode: orderStatus.pending,
    totalMinor: payable.minor,
    totalHalalas: payable.halalas,
    couponCode: coupon?.code ?? null,
    snapshot,
    contactEmail: guestEmail,
    contactPhone: guestPhone,
    ...stayColumns(cart),
  };
  await insertNumbered(tx, order);
  await tx.insert(payments).values({
    id: paymentId,
    orderId: order.id,
    cartId: cart.id,
    ...columns,
    amountMinor: payable.minor,
    currency: cart.currency,
    deadline: inMs(deadlineMs),
    nextAskAt: inMs(leaseMs),
    leasedUntil: inMs(leaseMs),
    requestKey: request?.key ?? null,
    requestHash: request?.hash ?? null,
  });
  await faultPoint("K11");
}

function stayColumns(cart: CartRow) {
  const { holder, userId, siteId, language, propertyId, stayClaimId, checkIn, checkOut, currency } = cart;
  return { holder, userId, siteId, language, propertyId, stayClaimId, checkIn, checkOut, currency };
}

/** Order numbers are random, so that they do not reveal the number of orders; a number in use is drawn again. */
async function insertNumbered(tx: Tx, order: Omit<typeof placedOrders.$inferInsert, "orderNumber">): Promise<void> {
  for (;;) {
    const orderNumber = newOrderNumber();
    const [inserted] = await tx
      .insert(placedOrders)
      .values({ ...order, orderNumber })
      .onConflictDoNothing({ target: placedOrders.orderNumber })
      .returning({ orderNumber: placedOrders.orderNumber });
    if (inserted) return;
  }
}

const inMs = (ms: number) => sql`app_now() + ${ms} * interval '1 millisecond'`;
