import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { post, transfer } from "#api/ledger/post.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type GiftOrderRow, giftCards, giftMessages } from "#api/schema/gift.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { giftExpiresAt } from "#domain/gift/schedule.ts";
import { giftCode } from "./gift-code.ts";

/** Makes the card of a paid gift. It is sent once it is active, or on the day that the buyer chose. */
export async function issueCard(
  tx: Tx,
  { id: giftOrderId, faceHalalas, sendAt }: GiftOrderRow,
  { giftWaitMinutes, secrets }: Pick<Settings, "giftWaitMinutes" | "secrets">,
): Promise<void> {
  const [id, messageId] = [randomUUID(), randomUUID()];
  const now = await productTime(tx);
  const activeAt = new Date(now.getTime() + giftWaitMinutes * 60_000);
  const { codeHash, last4 } = giftCode(messageId, secrets[0] ?? "");
  // The columns are named because the role may not write the balance, not even its default.
  await tx.execute(sql`
    INSERT INTO gift_card (id, gift_order_id, face_halalas, code_hash, last4, active_at, expires_at)
    VALUES (${id}, ${giftOrderId}, ${faceHalalas}, ${codeHash}, ${last4}, ${activeAt}, ${giftExpiresAt(now)})`);
  await tx.insert(giftMessages).values({ id: messageId, giftCardId: id });
  const runAt = sendAt && sendAt > activeAt ? sendAt : activeAt;
  await enqueue(tx, messageId, ["gift-send"], { runAt });
}

/** The money is captured: the card holds its value from now on, unless it was returned before. */
export async function fundCard(tx: Tx, { id: giftOrderId }: Pick<GiftOrderRow, "id">): Promise<void> {
  const [card] = await tx.select().from(giftCards).where(eq(giftCards.giftOrderId, giftOrderId)).for("update");
  if (!card || card.state === "returned") return;
  const to = giftAccount(card.id);
  const entries = transfer({ from: "gift-sold", to, amountMinor: card.faceHalalas, currency: "SAR" });
  await post(tx, { kind: "gift-issue", subjectId: card.id, entries });
}

/** The ledger account of a card. */
export function giftAccount(cardId: string): string {
  return `gift:${cardId}`;
}
