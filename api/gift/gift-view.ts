import { and, desc, eq, isNotNull } from "drizzle-orm";
import { recipientOf } from "#api/order/view/gift-recipient.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { SealKey } from "#api/platform/sealing/seal.ts";
import type { GiftOrderRow } from "#api/schema/gift.ts";
import { bills, payments, refunds } from "#api/schema/payment.ts";
import type { GiftOrder } from "#contract/wallet/gift.ts";
import { giftState, mayResendGift, mayReturnGift } from "#domain/gift/gift-state.ts";
import { sendDayOf } from "#domain/gift/schedule.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { riyals } from "#domain/price/riyals.ts";
import { siteById } from "#domain/site/sites.ts";
import { lastDayOf } from "#domain/wallet/expiry.ts";
import { type GiftFacts, readGiftFacts } from "./read-gift.ts";

/** `mayAct` also for a browser that confirmed a code. */
type Showing = { keys: readonly SealKey[]; isOwner: boolean; mayAct: boolean };

/** A gift as its buyer sees it. The code is only in the message to the recipient. */
export async function giftView(db: Tx, row: GiftOrderRow, { keys, isOwner, mayAct }: Showing): Promise<GiftOrder> {
  const gift = await readGiftFacts(db, row);
  const now = await productTime(db);
  const { card, message, sentAt, sendAt } = gift;
  const state = giftState(gift, now);
  const isUndelivered = state === "sent" && message?.isUndelivered === true;
  const [canResend, canReturn] = [mayResendGift(gift, now), mayReturnGift(gift, now)];
  return {
    orderNumber: gift.orderNumber,
    productType: "gift-card",
    statusCode: gift.statusCode,
    state,
    createdAt: gift.createdAt.toISOString(),
    cartId: state === "unpaid" || state === "failed" ? await payableBill(db, gift, now) : null,
    amount: riyals(gift.faceHalalas),
    total: Number(fromMinorUnits(gift.totalMinor, gift.currency)),
    currency: gift.currency,
    designId: gift.designId,
    recipient: recipientView(gift, keys),
    buyer: { name: gift.buyerName, email: gift.buyerEmail },
    sendOn: sendAt && sendDayOf(sendAt, siteById(gift.siteId)),
    activeAt: card?.activeAt.toISOString() ?? null,
    sentAt: isUndelivered ? null : (sentAt?.toISOString() ?? null),
    isUndelivered,
    expiresOn: card && lastDayOf(card.expiresAt),
    redeemedAt: card?.redeemedAt?.toISOString() ?? null,
    last4: card?.last4 ?? null,
    payment: await paymentOf(db, gift.id),
    refund: await refundOf(db, gift),
    isOwner,
    needsCode: !mayAct && (canResend || canReturn),
    canResend: mayAct && canResend,
    canReturn: mayAct && canReturn,
    code: gift.failureCode,
  };
}

function recipientView(gift: GiftFacts, keys: readonly SealKey[]): GiftOrder["recipient"] {
  const { channel, recipientLanguage: language } = gift;
  const recipient = recipientOf(keys, gift);
  if (!recipient) return null;
  const { recipientName: name, contact, senderName, text } = recipient;
  return { name, channel, contact, language, senderName, text };
}

async function payableBill(db: Tx, { id, payUntil }: GiftOrderRow, now: Date): Promise<string | null> {
  const [bill] = await db.select().from(bills).where(eq(bills.giftOrderId, id));
  return bill?.state === "open" && now < payUntil ? bill.id : null;
}

async function paymentOf(db: Tx, giftOrderId: string): Promise<GiftOrder["payment"]> {
  const { method, cardBrand: brand, cardLast4: last4, createdAt } = payments;
  const [paid = null] = await db
    .select({ method, brand, last4 })
    .from(payments)
    .innerJoin(bills, and(eq(bills.id, payments.billId), eq(bills.giftOrderId, giftOrderId)))
    .orderBy(desc(createdAt))
    .limit(1);
  return paid;
}

async function refundOf(db: Tx, { id, currency }: GiftOrderRow): Promise<GiftOrder["refund"]> {
  const [made] = await db
    .select()
    .from(refunds)
    .where(and(isNotNull(refunds.giftOrderId), eq(refunds.giftOrderId, id)));
  if (!made) return null;
  const { amountMinor, state: status, createdAt } = made;
  return { amount: Number(fromMinorUnits(amountMinor, currency)), status, at: createdAt.toISOString() };
}
