import { eq, sql } from "drizzle-orm";
import { fundCard } from "#api/gift/issue-card.ts";
import { post, transfer } from "#api/ledger/post.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { bills, type PaymentRow, payments } from "#api/schema/payment.ts";
import type { LockedBooking } from "./lock-booking.ts";
import type { LockedGift } from "./lock-gift.ts";
import type { LockedPayment } from "./lock-payment.ts";

/** Records the capture of a booking's payment, which then gets its invoice. */
export async function captureBooking(tx: Tx, { payment }: Pick<LockedBooking, "payment">): Promise<void> {
  await recordCapture(tx, payment);
  await enqueue(tx, payment.billId, ["issue-invoice"]);
}

/** VAT is charged for the stay that a gift card pays for, so the card itself has no tax document. */
export async function captureGift(tx: Tx, { payment, gift }: LockedGift): Promise<void> {
  await recordCapture(tx, payment);
  await fundCard(tx, gift);
}

/** Records a capture in payment and ledger, once, however often the provider reports it. */
async function recordCapture(tx: Tx, { id, amountMinor, currency, gateway }: PaymentRow): Promise<void> {
  await tx
    .update(payments)
    .set({ state: "captured", capturedMinor: amountMinor, endedAt: sql`app_now()` })
    .where(eq(payments.id, id));
  const entries = transfer({ from: "guests", to: `provider:${gateway}`, amountMinor, currency });
  await post(tx, { kind: "capture", subjectId: id, entries });
}

/** The authorised money of a cancelled booking is released; it was never captured. */
export async function recordVoid(tx: Tx, { bill, payment }: Pick<LockedPayment, "bill" | "payment">): Promise<void> {
  await tx.update(payments).set({ state: "returned", endedAt: sql`app_now()` }).where(eq(payments.id, payment.id));
  await tx.update(bills).set({ state: "void" }).where(eq(bills.id, bill.id));
}
