import { eq, sql } from "drizzle-orm";
import { placeEarning } from "#api/earning/follow-order.ts";
import { fundCard } from "#api/gift/issue-card.ts";
import { post, transfer } from "#api/ledger/post.ts";
import { confirmLegs } from "#api/leg/order-legs.ts";
import { enqueueHostMessages } from "#api/order/message/enqueue-host-messages.ts";
import { moveOrder } from "#api/order/move-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { carts, couponUses } from "#api/schema/cart.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { bills, payments } from "#api/schema/payment.ts";
import { settleReward } from "#api/wallet/settle-reward.ts";
import { mayMove, orderStatus } from "#domain/order/order-status.ts";
import type { LockedBooking } from "./lock-booking.ts";
import { isGift, type LockedPayment } from "./lock-payment.ts";
import { confirmNights } from "./move-nights.ts";
import { rejectPayment } from "./reject-payment.ts";

/**
 * The provider has the money: order, nights, coupon, legs, reward and outbox jobs change together. If the nights no longer
 * belong to the cart, which should not happen, the payment is rejected and refunded.
 */
export async function confirmOrder(
  tx: Tx,
  booking: LockedBooking,
  to: "confirmed" | "captured",
  { rewardPercent }: Pick<Settings, "rewardPercent">,
): Promise<void> {
  const { cart, order, bill, payment } = booking;
  if (!mayMove(order.statusCode, orderStatus.confirmed) || !(await confirmNights(tx, cart))) {
    return rejectPayment(tx, booking);
  }
  await moveOrder(tx, order, orderStatus.confirmed, { actor: "system", columns: { confirmedAt: sql`app_now()` } });
  await tx.update(carts).set({ state: "ordered" }).where(eq(carts.id, cart.id));
  await tx.update(couponUses).set({ state: "used" }).where(eq(couponUses.cartId, cart.id));
  await tx.update(bills).set({ state: "paid" }).where(eq(bills.id, bill.id));
  await tx.update(payments).set({ state: to, token: null }).where(eq(payments.id, payment.id));
  if (to === "captured") await recordCapture(tx, booking);
  else await enqueue(tx, payment.id, ["capture"]);
  await confirmLegs(tx, cart.id);
  await enqueue(tx, order.id, ["mail-confirmed", "sms-confirmed"]);
  await enqueueHostMessages(tx, order);
  await placeEarning(tx, order, cart);
  await settleReward(tx, order, { percent: rewardPercent });
  await faultPoint("K17");
}

/** Records a capture in payment and ledger, once, however often the provider reports it. */
export async function recordCapture(tx: Tx, locked: LockedPayment): Promise<void> {
  const { id, amountMinor, currency, provider, billId } = locked.payment;
  await tx
    .update(payments)
    .set({ state: "captured", capturedMinor: amountMinor, endedAt: sql`app_now()` })
    .where(eq(payments.id, id));
  const entries = transfer({ from: "guests", to: `provider:${provider}`, amountMinor, currency });
  await post(tx, { kind: "capture", subjectId: id, entries });
  // VAT is charged for the stay that a gift card pays for, so the card itself has no tax document.
  if (isGift(locked)) await fundCard(tx, locked.gift);
  else await enqueue(tx, billId, ["issue-invoice"]);
}

/** The authorised money of a cancelled booking is released; it was never captured. */
export async function recordVoid(tx: Tx, { bill, payment }: LockedPayment): Promise<void> {
  await tx.update(payments).set({ state: "returned", endedAt: sql`app_now()` }).where(eq(payments.id, payment.id));
  await tx.update(bills).set({ state: "void" }).where(eq(bills.id, bill.id));
}
