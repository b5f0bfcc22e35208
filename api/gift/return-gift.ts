import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { post, transfer } from "#api/ledger/post.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { voidAuthorised } from "#api/refund/write/void-authorised.ts";
import { type GiftOrderRow, giftCards, giftOrders } from "#api/schema/gift.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { bills, payments, type RefundRow, refunds } from "#api/schema/payment.ts";
import { mayReturnGift } from "#domain/gift/gift-state.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { giftAccount } from "./issue-card.ts";
import { moveGift } from "./move-gift.ts";
import { readGiftFacts } from "./read-gift.ts";

/** Refuses a gift that cannot be returned any more, as its last committed state says. */
export async function refuseReturned(db: Tx, giftOrderId: string): Promise<void> {
  const [gift] = await db.select().from(giftOrders).where(eq(giftOrders.id, giftOrderId));
  if (gift?.statusCode === orderStatus.cancelling) throw new Problem("cancel-running");
  if (gift && !mayReturnGift(await readGiftFacts(db, gift), await productTime(db)))
    throw new Problem("cancel-not-possible");
}

/** Returns a gift that nobody used: the card ends now, and its money goes back to the buyer. */
export async function returnGift(tx: Tx, giftOrderId: string): Promise<void> {
  const [gift] = await tx.select().from(giftOrders).where(eq(giftOrders.id, giftOrderId)).for("update");
  if (!gift) throw new Problem("order-not-found");
  if (gift.statusCode === orderStatus.cancelling) throw new Problem("cancel-running");
  const [bill] = await tx.select().from(bills).where(eq(bills.giftOrderId, gift.id)).for("update");
  const isPaid = inArray(payments.state, ["confirmed", "captured"]);
  const ofBill = bill && and(eq(payments.billId, bill.id), isPaid);
  const [payment] = ofBill ? await tx.select().from(payments).where(ofBill).for("update") : [];
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.giftOrderId, gift.id)).for("update");
  const facts = await readGiftFacts(tx, gift);
  if (!payment || !card || !mayReturnGift(facts, await productTime(tx))) throw new Problem("cancel-not-possible");
  await tx.update(giftCards).set({ state: "returned" }).where(eq(giftCards.id, card.id));
  const from = giftAccount(card.id);
  const entries = transfer({ from, to: "gift-sold", amountMinor: card.balanceMinor, currency: "SAR" });
  await post(tx, { kind: "gift-return", subjectId: card.id, entries });
  await moveGift(tx, gift, orderStatus.cancelling);
  const refundId = randomUUID();
  const { id: paymentId, amountMinor } = payment;
  await voidAuthorised(tx, [payment], [{ paymentId, amountMinor }]);
  await tx.insert(refunds).values({ id: refundId, paymentId, amountMinor, giftOrderId: gift.id });
  await enqueue(tx, refundId, ["refund"]);
  await enqueue(tx, gift.id, ["mail-gift-returned"]);
  // An active card may be with its recipient, although its message is not marked as sent yet.
  if (card.state === "active") await enqueue(tx, gift.id, ["mail-gift-withdrawn"]);
}

/** The bank has answered about the refund of a returned gift, whose order is locked. */
export async function settleGiftReturn(tx: Tx, gift: GiftOrderRow, state: RefundRow["state"]): Promise<void> {
  if (gift.statusCode !== orderStatus.cancelling) return;
  await moveGift(tx, gift, orderStatus.cancelled);
  if (state === "done") await moveGift(tx, { id: gift.id, statusCode: orderStatus.cancelled }, orderStatus.refunded);
}
