import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { post, transfer } from "#api/ledger/post.ts";
import { lotAccount } from "#api/ledger/wallet-lots.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type LotSource, lotExpiresAt } from "#domain/wallet/expiry.ts";
import { enqueueLotMails } from "./lot-mails.ts";

type Credit = {
  walletId: string;
  source: LotSource;
  kind: "reward" | "goodwill" | "gift-redeem";
  /** The account that the money comes from. */
  from: string;
  orderId?: string | null;
  /** The card that is redeemed. */
  giftCardId?: string;
  amountMinor: number;
  opensAt: Date;
};

/** Puts money into a wallet as a lot of its own. An order that has been rewarded before is not rewarded again. */
export async function creditWallet(tx: Tx, credit: Credit): Promise<void> {
  const { walletId, source, kind, from, orderId = null, giftCardId = null, amountMinor, opensAt } = credit;
  if (amountMinor === 0) return;
  const lotId = randomUUID();
  const expiresAt = lotExpiresAt(source, opensAt);
  // The columns are named because the role may not write the balance, not even its default.
  const { rowCount } = await tx.execute(sql`
    INSERT INTO wallet_lot (id, wallet_id, source, order_id, gift_card_id, opens_at, expires_at)
    VALUES (${lotId}, ${walletId}, ${source}, ${orderId}, ${giftCardId}, ${opensAt}, ${expiresAt})
    ON CONFLICT DO NOTHING`);
  if (rowCount === 0) return;
  const entries = transfer({ from, to: lotAccount(lotId), amountMinor, currency: "SAR" });
  await post(tx, { kind, subjectId: lotId, entries });
  await enqueueLotMails(tx, {
    id: lotId,
    opensAt,
    expiresAt,
    isOpeningMailed: source === "reward" || source === "goodwill",
  });
}
