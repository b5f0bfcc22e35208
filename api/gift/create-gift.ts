import { randomInt, randomUUID } from "node:crypto";
import { sealRecipient } from "#api/order/view/gift-recipient.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type SealKey, sealedHash } from "#api/platform/sealing/seal.ts";
import { giftOrders } from "#api/schema/gift.ts";
import { bills } from "#api/schema/payment.ts";
import type { SmsSender } from "#api/sms/sms-sender.ts";
import { payableMinor } from "#domain/cart/present.ts";
import { type ReadGift, readGift, type TypedGift } from "#domain/gift/gift-form.ts";
import { sendDays, sendTime } from "#domain/gift/schedule.ts";
import type { Language } from "#domain/language/language.ts";
import { BASE_CURRENCY } from "#domain/money/currency.ts";
import { toMinorUnits } from "#domain/money/minor-units.ts";
import type { Site } from "#domain/site/sites.ts";
import { type DayLimits, requireWithinDay } from "./gift-limits.ts";
import { giftPresentment } from "./gift-offer.ts";

/** So long a gift can be paid at the price that its buyer saw. */
const PAY_MINUTES = 60;

type Buyer = { holder: string; userId: string | null; network: string; site: Site; language: Language };
type Rules = { limits: DayLimits & { giftMaxSar: number }; keys: readonly SealKey[]; sms: Pick<SmsSender, "hasRoute"> };

/** Writes a gift with its bill, which is paid like any other. Nothing is sold before it is paid. */
export async function createGift(tx: Tx, { limits, keys, sms }: Rules, buyer: Buyer, typed: TypedGift) {
  const now = await productTime(tx);
  const days = sendDays(buyer.site, now);
  const { gift, faults } = readGift(typed, { maxAmount: limits.giftMaxSar, days });
  if (!gift) throw new Problem("validation", { fields: faults });
  if (gift.channel === "sms" && !sms.hasRoute(gift.contact)) throw new Problem("sms-not-available");
  const id = randomUUID();
  const faceHalalas = toMinorUnits(gift.amount, BASE_CURRENCY);
  const networkHash = sealedHash(keys, "gift-network", buyer.network);
  const { email: buyerEmail, phone: buyerPhone, name: buyerName } = gift.buyer;
  await requireWithinDay(tx, limits, { buyerEmail, buyerPhone, networkHash, faceHalalas });
  const presentment = await giftPresentment(tx, buyer.site);
  const price = { ...presentment, totalMinor: payableMinor(faceHalalas, presentment) };
  const { holder, userId, language, site } = buyer;
  const whole = { holder, userId, siteId: site.siteId, currency: price.currency };
  const orderNumber = await insertNumbered(tx, {
    ...{ id, ...whole, language, faceHalalas, ...price, buyerName, buyerEmail, buyerPhone, networkHash },
    ...sendingOf(gift, site),
    payUntil: new Date(now.getTime() + PAY_MINUTES * 60_000),
    recipientSealed: sealRecipient(keys, id, gift),
  });
  const billId = randomUUID();
  const bill = { ...whole, giftOrderId: id, amountMinor: price.totalMinor };
  await tx.insert(bills).values({ id: billId, kind: "gift", state: "open", ...bill });
  return { cartId: billId, giftOrderNumber: orderNumber };
}

function sendingOf({ designId, channel, recipientLanguage, sendDay }: ReadGift, site: Site) {
  return { designId, channel, recipientLanguage, sendAt: sendDay === null ? null : sendTime(sendDay, site) };
}

type NewGift = Omit<typeof giftOrders.$inferInsert, "orderNumber">;

/** A number that is taken is drawn again. */
async function insertNumbered(tx: Tx, gift: NewGift): Promise<string> {
  for (;;) {
    const orderNumber = `G${String(randomInt(1_000_000_000)).padStart(9, "0")}`;
    const made = await tx
      .insert(giftOrders)
      .values({ ...gift, orderNumber })
      .onConflictDoNothing({ target: giftOrders.orderNumber })
      .returning({ id: giftOrders.id });
    if (made.length > 0) return orderNumber;
  }
}
