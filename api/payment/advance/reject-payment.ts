import { eq, sql } from "drizzle-orm";
import { releaseUnpaidItems } from "#api/item/hold-items.ts";
import { dropLegs } from "#api/leg/drop-legs.ts";
import { moveOrder } from "#api/order/move-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { carts } from "#api/schema/cart.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { bills, payments } from "#api/schema/payment.ts";
import { mayMove, orderStatus } from "#domain/order/order-status.ts";
import { problems } from "#domain/problem/problems.ts";
import type { LockedBooking } from "./lock-booking.ts";
import type { LockedPayment } from "./lock-payment.ts";

/** Money arrived for which there can be no order: enqueues a full refund and fails an order that is still pending. */
export async function rejectPayment(tx: Tx, booking: LockedBooking): Promise<void> {
  const { cart, order, bill, payment } = booking;
  const { code } = problems["dates-taken-while-paying"];
  await enqueueFullRefund(tx, booking);
  if (!mayMove(order.statusCode, orderStatus.failed)) return;
  await tx.update(payments).set({ failureCode: code, endedAt: sql`app_now()` }).where(eq(payments.id, payment.id));
  await moveOrder(tx, order, orderStatus.failed, { actor: "system", columns: { failureCode: code } });
  await tx.update(bills).set({ state: "void" }).where(eq(bills.id, bill.id));
  await tx.update(carts).set({ state: "released" }).where(eq(carts.id, cart.id));
  await releaseUnpaidItems(tx, cart);
  await dropLegs(tx, [cart.id]);
}

/** Enqueues a full refund of a payment. */
export async function enqueueFullRefund(tx: Tx, { payment }: Pick<LockedPayment, "payment">): Promise<void> {
  await tx.update(payments).set({ state: "returning", token: null }).where(eq(payments.id, payment.id));
  await enqueue(tx, payment.id, ["return-money"]);
}
