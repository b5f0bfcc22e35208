import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { OutboxOutcome } from "#api/platform/outbox/run-outbox.ts";
import { giftCards, giftMessages, giftOrders } from "#api/schema/gift.ts";
import { giftState, mayReturnGift } from "#domain/gift/gift-state.ts";
import { readGiftFacts } from "./read-gift.ts";

type Undelivered = { giftOrderId: string; canReturn: boolean };

/**
 * The gift whose newest message did not arrive; otherwise the outcome of the job that tells its buyer. Nothing is said
 * about a gift that arrived, was used or was returned meanwhile.
 */
export async function findUndelivered(db: Tx, messageId: string): Promise<Undelivered | OutboxOutcome> {
  const [found] = await db
    .select({ gift: giftOrders })
    .from(giftMessages)
    .innerJoin(giftCards, eq(giftCards.id, giftMessages.giftCardId))
    .innerJoin(giftOrders, eq(giftOrders.id, giftCards.giftOrderId))
    .where(eq(giftMessages.id, messageId));
  if (!found) return "done";
  const gift = await readGiftFacts(db, found.gift);
  if (gift.message?.id !== messageId || !gift.message.isUndelivered) return "done";
  const now = await productTime(db);
  const state = giftState(gift, now);
  // The attempt to send it is still being recorded.
  if (state === "waiting") return "wait";
  return state === "sent" ? { giftOrderId: gift.id, canReturn: mayReturnGift(gift, now) } : "done";
}
