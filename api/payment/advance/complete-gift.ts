import { eq, sql } from "drizzle-orm";
import { isOverCardLimit } from "#api/gift/gift-limits.ts";
import { issueCard } from "#api/gift/issue-card.ts";
import { moveGift } from "#api/gift/move-gift.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { bills, payments } from "#api/schema/payment.ts";
import { mayMoveGift } from "#domain/gift/gift-status.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { problems } from "#domain/problem/problems.ts";
import type { Ending } from "./fail-order.ts";
import type { LockedGift } from "./lock-gift.ts";
import { captureGift } from "./record-capture.ts";
import { enqueueFullRefund } from "./reject-payment.ts";

/** The provider has the money for a gift: its card is issued. The money of a bank card that bought too many gifts today is returned. */
export async function completeGift(
  tx: Tx,
  locked: LockedGift,
  to: "confirmed" | "captured",
  settings: Settings,
): Promise<void> {
  const { gift, bill, payment } = locked;
  if (!mayMoveGift(gift.statusCode, orderStatus.confirmed)) return enqueueFullRefund(tx, locked);
  if (await isOverCardLimit(tx, settings, payment.id, gift)) return rejectGift(tx, locked);
  await moveGift(tx, gift, orderStatus.confirmed, { confirmedAt: sql`app_now()`, failureCode: null });
  await tx.update(bills).set({ state: "paid" }).where(eq(bills.id, bill.id));
  await tx.update(payments).set({ state: to, token: null }).where(eq(payments.id, payment.id));
  await issueCard(tx, gift, settings);
  if (to === "captured") await captureGift(tx, locked);
  else await enqueue(tx, payment.id, ["capture"]);
  await enqueue(tx, gift.id, ["mail-gift-bought"]);
}

/** The card has bought as much as one day allows: the payment is voided. */
async function rejectGift(tx: Tx, locked: LockedGift): Promise<void> {
  const { gift, bill, payment } = locked;
  const { code } = problems["gift-limit"];
  await enqueueFullRefund(tx, locked);
  await tx.update(payments).set({ failureCode: code, endedAt: sql`app_now()` }).where(eq(payments.id, payment.id));
  await moveGift(tx, gift, orderStatus.failed, { failureCode: code });
  await tx.update(bills).set({ state: "void" }).where(eq(bills.id, bill.id));
}

/** A definite refusal: the gift can be paid again, in another way, while its price holds. */
export async function failGift(tx: Tx, { gift, bill, payment }: LockedGift, ending: Ending): Promise<void> {
  const failureCode = ending.failureCode ?? problems["card-declined"].code;
  await tx
    .update(payments)
    .set({ state: ending.to, failureCode, token: null, endedAt: sql`app_now()` })
    .where(eq(payments.id, payment.id));
  if (!mayMoveGift(gift.statusCode, orderStatus.failed)) return;
  await moveGift(tx, gift, orderStatus.failed, { failureCode });
  const canPayAgain = (await productTime(tx)) < gift.payUntil;
  await tx
    .update(bills)
    .set({ state: canPayAgain ? "open" : "void" })
    .where(eq(bills.id, bill.id));
}
