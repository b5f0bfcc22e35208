import { eq, sql } from "drizzle-orm";
import { placeEarning } from "#api/earning/follow-order.ts";
import { confirmItems } from "#api/item/hold-items.ts";
import { announceItems } from "#api/item/order-items.ts";
import { confirmLegs } from "#api/leg/order-legs.ts";
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
import { captureBooking } from "./record-capture.ts";
import { rejectPayment } from "./reject-payment.ts";

/**
 * The provider has the money: order, items, coupon, legs, reward and outbox jobs change together. If they no longer
 * belong to the cart, which should not happen, the payment is rejected and refunded.
 */
export async function confirmOrder(
  tx: Tx,
  booking: LockedBooking,
  to: "confirmed" | "captured",
  { rewardPercent }: Pick<Settings, "rewardPercent">,
): Promise<void> {
  const { cart, order, bill, payment } = booking;
  if (!mayMove(order.statusCode, orderStatus.confirmed) || !(await confirmItems(tx, cart))) {
    return rejectPayment(tx, booking);
  }
  await moveOrder(tx, order, orderStatus.confirmed, { actor: "system", columns: { confirmedAt: sql`app_now()` } });
  await tx.update(carts).set({ state: "ordered" }).where(eq(carts.id, cart.id));
  await tx.update(couponUses).set({ state: "used" }).where(eq(couponUses.cartId, cart.id));
  await tx.update(bills).set({ state: "paid" }).where(eq(bills.id, bill.id));
  await tx.update(payments).set({ state: to, token: null }).where(eq(payments.id, payment.id));
  if (to === "captured") await captureBooking(tx, booking);
  else await enqueue(tx, payment.id, ["capture"]);
  await confirmLegs(tx, cart.id);
  await enqueue(tx, order.id, ["mail-confirmed", "sms-confirmed"]);
  await announceItems(tx, order);
  await placeEarning(tx, order, cart);
  await settleReward(tx, order, { percent: rewardPercent });
  await faultPoint("K17");
}
