import { eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type GiftCardRow, giftCards } from "#api/schema/gift.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { openTask } from "#api/task/open-task.ts";
import { balanceView } from "#api/wallet/check-balance.ts";
import { creditWallet } from "#api/wallet/credit-wallet.ts";
import { enrolInWallet } from "#api/wallet/enrol-in-wallet.ts";
import { readWallet } from "#api/wallet/read-wallet.ts";
import type { WalletBalance } from "#contract/wallet/wallet.ts";
import { readGiftCode } from "#domain/gift/code.ts";
import { hasExpired } from "#domain/gift/gift-state.ts";
import { giftCodeHashes } from "./gift-code.ts";
import { giftAccount } from "./issue-card.ts";

/** Halalas of gift cards that one wallet may take in so many days. */
const MAX_WALLET_HALALAS = 1_000_000;
const WALLET_DAYS = 30;
const HOURS_TO_REVIEW = 24;

type Redeeming = { accountId: string; code: string; secrets: readonly string[]; rewardPercent: number };

/** Puts a whole gift card into the wallet of a member, who joins by it. Of all attempts on one card one succeeds. */
export async function redeemGift(tx: Tx, redeeming: Redeeming): Promise<WalletBalance> {
  const { accountId, secrets, rewardPercent } = redeeming;
  const hashes = typedCodeHashes(redeeming.code, secrets);
  await enrolInWallet(tx, accountId, rewardPercent);
  const wallet = await readWallet(tx, accountId);
  const card = requireUsable(await findCard(tx, hashes, { isLocked: true }), accountId, await productTime(tx));
  await requireWithinLimit(tx, wallet.id, card);
  await tx
    .update(giftCards)
    .set({ state: "redeemed", redeemedBy: accountId, redeemedAt: sql`app_now()` })
    .where(eq(giftCards.id, card.id));
  await creditWallet(tx, {
    ...{ walletId: wallet.id, source: "gift", kind: "gift-redeem", giftCardId: card.id },
    from: giftAccount(card.id),
    amountMinor: card.faceHalalas,
    opensAt: await productTime(tx),
  });
  await enqueue(tx, card.giftOrderId, ["mail-gift-used"]);
  return balanceView(tx, wallet);
}

/** The card of a code that can be redeemed now, for anybody who holds the code. */
export async function checkGift(
  db: Tx,
  { code, accountId, secrets }: { code: string; accountId: string | null; secrets: readonly string[] },
): Promise<GiftCardRow> {
  return requireUsable(await findCard(db, typedCodeHashes(code, secrets)), accountId, await productTime(db));
}

/** A card above the limit of a wallet waits for an operator, who knows whether it is a fraud. */
export async function freezeCard(tx: Tx, { code, secrets }: Pick<Redeeming, "code" | "secrets">): Promise<void> {
  const card = await findCard(tx, typedCodeHashes(code, secrets), { isLocked: true });
  if (card?.state !== "active") return;
  await tx.update(giftCards).set({ state: "frozen" }).where(eq(giftCards.id, card.id));
  await openTask(tx, { kind: "gift-card-frozen", subject: card.id, hours: HOURS_TO_REVIEW });
}

/** What the tables store for a typed code; a text that cannot be a code is refused. */
export function typedCodeHashes(typed: string, secrets: readonly string[]): Buffer[] {
  const code = readGiftCode(typed);
  if (code === null)
    throw new Problem("validation", { fields: { code: typed.trim() === "" ? "required" : "giftCode" } });
  return giftCodeHashes(code, secrets);
}

async function findCard(tx: Tx, hashes: Buffer[], { isLocked = false } = {}): Promise<GiftCardRow | undefined> {
  const found = tx.select().from(giftCards).where(inArray(giftCards.codeHash, hashes));
  const [card] = await (isLocked ? found.for("update") : found);
  return card;
}

/** Other guests cannot tell a used, returned or frozen card from one that never was. */
function requireUsable(card: GiftCardRow | undefined, accountId: string | null, now: Date): GiftCardRow {
  if (card?.state === "redeemed" && accountId !== null && card.redeemedBy === accountId)
    throw new Problem("gift-card-used");
  if (card && (card.state === "active" || card.state === "expired") && hasExpired(card, now))
    throw new Problem("gift-card-expired");
  if (card?.state !== "active" || card.balanceMinor !== card.faceHalalas) throw new Problem("gift-card-invalid");
  return card;
}

/** The wallet is locked, so that two cards cannot pass the limit together. */
async function requireWithinLimit(tx: Tx, walletId: string, { faceHalalas }: GiftCardRow): Promise<void> {
  const { rows } = await tx.execute<{ halalas: number }>(sql`
    SELECT coalesce(sum(c.face_halalas), 0)::float8 AS halalas
    FROM wallet_lot l JOIN gift_card c ON c.id = l.gift_card_id
    WHERE l.wallet_id = ${walletId} AND l.created_at > app_now() - make_interval(days => ${WALLET_DAYS})`);
  if ((rows[0]?.halalas ?? 0) + faceHalalas > MAX_WALLET_HALALAS) throw new Problem("gift-limit");
}
