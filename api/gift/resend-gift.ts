import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type GiftOrderRow, giftCards, giftMessages } from "#api/schema/gift.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { mayResendGift } from "#domain/gift/gift-state.ts";
import { giftCode } from "./gift-code.ts";
import { readGiftFacts } from "./read-gift.ts";

/** Sends a gift again as a new message: it has a new code, and the code of the message before stops working. */
export async function resendGift(tx: Tx, gift: GiftOrderRow, secrets: readonly string[]): Promise<void> {
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.giftOrderId, gift.id)).for("update");
  const facts = await readGiftFacts(tx, gift);
  if (!card || !mayResendGift(facts, await productTime(tx))) throw new Problem("stay-action-not-possible");
  const messageId = randomUUID();
  const { codeHash, last4 } = giftCode(messageId, secrets[0] ?? "");
  await tx.update(giftCards).set({ codeHash, last4 }).where(eq(giftCards.id, card.id));
  await tx.insert(giftMessages).values({ id: messageId, giftCardId: card.id });
  await enqueue(tx, messageId, ["gift-send"]);
}
