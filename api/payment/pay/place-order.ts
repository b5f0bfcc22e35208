import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { releaseCoupon } from "#api/cart/coupon/cart-coupon.ts";
import type { PricedCart } from "#api/cart/price/cart-lines.ts";
import { payableOf } from "#api/cart/price/cart-totals.ts";
import { insertOrder } from "#api/order/insert-order.ts";
import { startPayingNights } from "#api/payment/advance/move-nights.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type CartRow, carts } from "#api/schema/cart.ts";
import type { OrderSnapshot } from "#api/schema/order.ts";
import { payments } from "#api/schema/payment.ts";
import type { PaymentMethod } from "#domain/payment/methods.ts";
import { openBill } from "./open-bill.ts";

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
  if (!(await startPayingNights(tx, cart.chalet))) throw new Problem("cart-expired");
  if (!coupon) await releaseCoupon(tx, cart.id);
  const payable = payableOf(priced);
  const { paymentId, request, leaseMs, deadlineMs, snapshot, ...columns } = attempt;
  await tx.update(carts).set({ state: "paying" }).where(eq(carts.id, cart.id));
  const { holder, userId, siteId, language, currency, chalet } = cart;
  const orderId = randomUUID();
  const whole = {
    id: orderId,
    cartId: cart.id,
    ...{ holder, userId, siteId, language, currency },
    totalMinor: payable.minor,
    totalHalalas: payable.halalas,
    couponCode: coupon?.code ?? null,
    contactEmail: guestEmail,
    contactPhone: guestPhone,
  };
  await insertOrder(tx, whole, { ...chalet, snapshot });
  const billId = await openBill(tx, { cart, orderId, amountMinor: payable.minor });
  await faultPoint("K44");
  await tx.insert(payments).values({
    id: paymentId,
    orderId,
    cartId: cart.id,
    billId,
    ...columns,
    amountMinor: payable.minor,
    currency,
    deadline: inMs(deadlineMs),
    nextAskAt: inMs(leaseMs),
    leasedUntil: inMs(leaseMs),
    requestKey: request?.key ?? null,
    requestHash: request?.hash ?? null,
  });
  await faultPoint("K11");
}

const inMs = (ms: number) => sql`app_now() + ${ms} * interval '1 millisecond'`;
