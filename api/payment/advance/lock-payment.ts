import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type GiftOrderRow, giftOrders } from "#api/schema/gift.ts";
import { type BillRow, bills, type PaymentRow, payments } from "#api/schema/payment.ts";
import { type LockedBooking, lockBooking } from "./lock-booking.ts";

export type LockedGift = { gift: GiftOrderRow; bill: BillRow; payment: PaymentRow };
export type LockedPayment = LockedBooking | LockedGift;

export function isGift(locked: LockedPayment): locked is LockedGift {
  return "gift" in locked;
}

/** Locks a payment after everything that it pays for. */
export async function lockPayment(tx: Tx, paymentId: string): Promise<LockedPayment> {
  return (await lockBooking(tx, paymentId)) ?? (await lockGift(tx, paymentId));
}

async function lockGift(tx: Tx, paymentId: string): Promise<LockedGift> {
  const { id: billId, giftOrderId } = bills;
  const [one] = await tx
    .select({ billId, giftOrderId })
    .from(payments)
    .innerJoin(bills, eq(billId, payments.billId))
    .where(eq(payments.id, paymentId));
  if (!one?.giftOrderId) throw new Error(`There is no payment ${paymentId}.`);
  const [gift] = await tx.select().from(giftOrders).where(eq(giftOrders.id, one.giftOrderId)).for("update");
  const [bill] = await tx.select().from(bills).where(eq(bills.id, one.billId)).for("update");
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("update");
  if (!gift || !bill || !payment) throw new Error(`Payment ${paymentId} is not complete.`);
  return { gift, bill, payment };
}
