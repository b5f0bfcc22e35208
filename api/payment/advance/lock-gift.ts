import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type GiftOrderRow, giftOrders } from "#api/schema/gift.ts";
import { type BillRow, bills, type PaymentRow, payments } from "#api/schema/payment.ts";
import type { PaidFor } from "./lock-booking.ts";

export type LockedGift = { gift: GiftOrderRow; bill: BillRow; payment: PaymentRow };

/** Locks a gift, its bill and its payment. */
export async function lockGift(tx: Tx, { paymentId, billId, giftOrderId }: PaidFor): Promise<LockedGift> {
  if (!giftOrderId) throw new Error(`Payment ${paymentId} pays for no gift.`);
  const [gift] = await tx.select().from(giftOrders).where(eq(giftOrders.id, giftOrderId)).for("update");
  const [bill] = await tx.select().from(bills).where(eq(bills.id, billId)).for("update");
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for("update");
  if (!gift || !bill || !payment) throw new Error(`Payment ${paymentId} is not complete.`);
  return { gift, bill, payment };
}
