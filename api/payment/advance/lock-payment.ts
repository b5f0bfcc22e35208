import { eq } from "drizzle-orm";
import { orderItemsOf, orderItemsSql } from "#api/item/read-items.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { placedOrders } from "#api/schema/order.ts";
import { bills, payments } from "#api/schema/payment.ts";
import type { BillKind } from "#domain/payment/bill.ts";
import { type LockedBooking, lockBooking, type PaidFor } from "./lock-booking.ts";
import { type LockedGift, lockGift } from "./lock-gift.ts";

/** What is locked with a payment, by the kind of its bill. */
type LockedRows = { stay: LockedBooking; change: LockedBooking; gift: LockedGift };
export type LockedOf<Kind extends BillKind> = { kind: Kind } & LockedRows[Kind];
export type LockedPayment = { [Kind in BillKind]: LockedOf<Kind> }[BillKind];

const locks: { [Kind in BillKind]: (tx: Tx, paid: PaidFor) => Promise<LockedRows[Kind]> } = {
  stay: lockBooking,
  change: lockBooking,
  gift: lockGift,
};

/** Locks a payment after everything that it pays for. */
export async function lockPayment(tx: Tx, paymentId: string): Promise<LockedPayment> {
  const { cartId, orderId, billId } = payments;
  const [found] = await tx
    .select({ kind: bills.kind, cartId, orderId, billId, giftOrderId: bills.giftOrderId, items: orderItemsSql })
    .from(payments)
    .innerJoin(bills, eq(bills.id, billId))
    .leftJoin(placedOrders, eq(placedOrders.id, orderId))
    .where(eq(payments.id, paymentId));
  if (!found) throw new Error(`There is no payment ${paymentId}.`);
  const { kind, items, ...paid } = found;
  const locked = await locks[kind](tx, { paymentId, ...paid, items: orderItemsOf(items ?? []) });
  return { kind, ...locked } as LockedPayment;
}
