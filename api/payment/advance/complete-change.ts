import { eq, sql } from "drizzle-orm";
import { checkCartCoupon } from "#api/cart/coupon/cart-coupon.ts";
import { releaseUnpaidItems } from "#api/item/hold-items.ts";
import { readItemFacts } from "#api/item/read-items.ts";
import { dropLegs } from "#api/leg/drop-legs.ts";
import { readCountedLegs } from "#api/leg/read-legs.ts";
import { swapStay } from "#api/order/change/swap-stay.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { carts } from "#api/schema/cart.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { bills, payments } from "#api/schema/payment.ts";
import { problems } from "#domain/problem/problems.ts";
import type { LockedBooking } from "./lock-booking.ts";
import { captureBooking } from "./record-capture.ts";
import { enqueueFullRefund } from "./reject-payment.ts";

/**
 * The provider has the difference, or the wallet pays it: the order gets its changed stay. If that is no longer possible,
 * which should not happen, money and wallet money go back and the order keeps the stay that it has.
 */
export async function completeChange(
  tx: Tx,
  booking: LockedBooking,
  to: "confirmed" | "captured",
  { rewardPercent }: Pick<Settings, "rewardPercent">,
): Promise<void> {
  const { cart, order, bill, payment } = booking;
  const { coupon } = await checkCartCoupon(tx, cart);
  const priced = {
    cart,
    coupon,
    legs: await readCountedLegs(tx, cart),
    facts: await readItemFacts(tx, cart.items),
  };
  if (cart.state !== "paying" || !(await swapStay(tx, { order, priced, actor: "guest", rewardPercent }))) {
    return endChange(tx, booking);
  }
  await tx.update(bills).set({ state: "paid" }).where(eq(bills.id, bill.id));
  await tx.update(payments).set({ state: to, token: null }).where(eq(payments.id, payment.id));
  if (to === "captured") await captureBooking(tx, booking);
  else await enqueue(tx, payment.id, ["capture"]);
  await faultPoint("K32");
}

async function endChange(tx: Tx, booking: LockedBooking): Promise<void> {
  const { cart, bill, payment } = booking;
  const { code } = problems["dates-taken-while-paying"];
  await enqueueFullRefund(tx, booking);
  await tx.update(payments).set({ failureCode: code, endedAt: sql`app_now()` }).where(eq(payments.id, payment.id));
  await tx.update(bills).set({ state: "void" }).where(eq(bills.id, bill.id));
  await tx.update(carts).set({ state: "released" }).where(eq(carts.id, cart.id));
  await releaseUnpaidItems(tx, cart);
  await dropLegs(tx, [cart.id]);
}
