import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { giftCode } from "#api/gift/gift-code.ts";
import { fundCard } from "#api/gift/issue-card.ts";
import { post, transfer } from "#api/ledger/post.ts";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { giftOrders } from "#api/schema/gift.ts";
import { bills, payments } from "#api/schema/payment.ts";

const DAY_MS = 86_400_000;
let numbers = 0;

/** A gift card that was paid and arrived two days ago. Returns its code. */
export async function aGiftCard(db: Db, { secrets }: Pick<Settings, "secrets">, faceHalalas: number): Promise<string> {
  const [giftOrderId, billId, paymentId, cardId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const bought = new Date(Date.now() - 2 * DAY_MS);
  const expiresAt = new Date(Date.now() + 1_000 * DAY_MS);
  const { code, codeHash, last4 } = giftCode(randomUUID(), secrets[0] ?? "");
  const price = { currency: "SAR" as const, siteId: "mabeet-SA" as const, holder: randomUUID() };
  await inTransaction(db, async (tx) => {
    await tx.insert(giftOrders).values({
      ...price,
      ...{ id: giftOrderId, orderNumber: `G${String(++numbers).padStart(9, "0")}`, language: "ar", statusCode: 58 },
      ...{ createdAt: bought, placedAt: bought, confirmedAt: bought, payUntil: bought },
      ...{ faceHalalas, totalMinor: faceHalalas, rate: 1, designId: "palm", networkHash: randomBytes(32) },
      ...{ buyerName: "Noura", buyerEmail: `${giftOrderId}@example.test`, buyerPhone: "" },
      ...{ recipientLanguage: "ar", channel: "email" },
    });
    const amountMinor = faceHalalas;
    await tx
      .insert(bills)
      .values({ ...price, id: billId, kind: "gift", giftOrderId, amountMinor, state: "paid", createdAt: bought });
    await tx.insert(payments).values({
      ...{
        id: paymentId,
        billId,
        gateway: "checkout",
        country: "SA",
        method: "card",
        state: "captured",
        currency: "SAR",
      },
      ...{ amountMinor, capturedMinor: amountMinor, returnUrl: "/ar/gift-cards" },
      ...{ createdAt: bought, endedAt: bought, deadline: bought, nextAskAt: bought },
    });
    const paid = transfer({ from: "guests", to: "provider:checkout", amountMinor, currency: "SAR" });
    await post(tx, { kind: "capture", subjectId: paymentId, entries: paid });
    // The columns are named because the role may not write the balance, not even its default.
    await tx.execute(sql`
      INSERT INTO gift_card (id, gift_order_id, face_halalas, code_hash, last4, active_at, expires_at)
      VALUES (${cardId}, ${giftOrderId}, ${faceHalalas}, ${codeHash}, ${last4}, ${bought}, ${expiresAt})`);
    await tx.execute(sql`UPDATE gift_card SET state = 'active' WHERE id = ${cardId}`);
    await fundCard(tx, { id: giftOrderId });
  });
  return code;
}
