import { desc, eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type GiftCardRow, type GiftMessageRow, type GiftOrderRow, giftCards, giftMessages } from "#api/schema/gift.ts";

export type GiftFacts = GiftOrderRow & {
  card: GiftCardRow | null;
  message: GiftMessageRow | null;
  sentAt: Date | null;
};

/** A gift with its card and its newest message. */
export async function readGiftFacts(db: Tx, gift: GiftOrderRow): Promise<GiftFacts> {
  const [card = null] = await db.select().from(giftCards).where(eq(giftCards.giftOrderId, gift.id));
  const message = card && (await newestMessage(db, card.id));
  return { ...gift, card, message, sentAt: message?.sentAt ?? null };
}

/** Only the code of the newest message works. */
export async function newestMessage(db: Tx, cardId: string): Promise<GiftMessageRow | null> {
  const { giftCardId, position } = giftMessages;
  const [newest] = await db.select().from(giftMessages).where(eq(giftCardId, cardId)).orderBy(desc(position)).limit(1);
  return newest ?? null;
}
