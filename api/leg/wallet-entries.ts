import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { post, transfer } from "#api/ledger/post.ts";
import { lotAccount } from "#api/ledger/wallet-lots.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { LegRow } from "#api/schema/leg.ts";
import { wallets } from "#api/schema/wallet.ts";
import { returnedLotExpiry } from "#domain/wallet/expiry.ts";
import type { LotPart } from "#domain/wallet/lots.ts";

type WalletLeg = Pick<LegRow, "id" | "walletId" | "valueHalalas">;

/** The account of the money that a cart has set aside. It is 0 once the leg has ended. */
function heldAccount({ id }: WalletLeg): string {
  return `held:${id}`;
}

/** Sets money of lots aside for a leg. The wallet must be locked. */
export async function postHold(tx: Tx, leg: WalletLeg, parts: readonly LotPart[]): Promise<void> {
  const entries = parts.map(({ lotId, amount }) => entry(lotAccount(lotId), -amount));
  await post(tx, {
    kind: "wallet-hold",
    subjectId: leg.id,
    entries: [...entries, entry(heldAccount(leg), leg.valueHalalas)],
  });
}

/** The money that was set aside pays a stay. */
export async function spendWallet(tx: Tx, leg: WalletLeg): Promise<void> {
  const entries = transfer({ from: heldAccount(leg), to: "stays", amountMinor: leg.valueHalalas, currency: "SAR" });
  await post(tx, { kind: "wallet-spend", subjectId: leg.id, entries });
}

/** The money returns to its lots. What came from a lot that has expired since goes to a new lot for thirty days. */
export async function voidWallet(tx: Tx, leg: WalletLeg): Promise<void> {
  await lockWalletOf(tx, leg);
  const now = await productTime(tx);
  const entries = [];
  for (const { lotId, expiresAt, amount } of await heldParts(tx, leg)) {
    const isExpired = expiresAt !== null && expiresAt <= now;
    const to = isExpired
      ? await insertLot(tx, leg, { opensAt: now, expiresAt: returnedLotExpiry(expiresAt, now) })
      : lotId;
    entries.push(entry(lotAccount(to), amount));
  }
  await post(tx, {
    kind: "wallet-void",
    subjectId: leg.id,
    entries: [...entries, entry(heldAccount(leg), -leg.valueHalalas)],
  });
}

/** Every change of the lots of a wallet starts with this lock. */
export async function lockWalletOf(tx: Tx, { walletId }: Pick<WalletLeg, "walletId">): Promise<void> {
  await tx
    .select({ id: wallets.id })
    .from(wallets)
    .where(eq(wallets.id, walletId ?? ""))
    .for("update");
}

type HeldPart = { lotId: string; expiresAt: Date | null; amount: number };

/** The lots that a hold took money from, the soonest to expire first. */
export async function heldParts(tx: Tx, { id }: WalletLeg): Promise<HeldPart[]> {
  const { rows } = await tx.execute<{ lotId: string; expiresAt: string | null; amount: string }>(sql`
    SELECT l.id AS "lotId", l.expires_at AS "expiresAt", -e.amount_minor AS amount
    FROM ledger_tx t JOIN ledger_entry e ON e.tx_id = t.id JOIN wallet_lot l ON e.account = 'wallet:' || l.id
    WHERE t.kind = 'wallet-hold' AND t.subject_id = ${id}
    ORDER BY l.expires_at, l.id`);
  return rows.map(({ lotId, expiresAt, amount }) => ({
    lotId,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    amount: Number(amount),
  }));
}

/** The columns are named because the role may not write the balance. */
export async function insertLot(
  tx: Tx,
  { walletId }: Pick<WalletLeg, "walletId">,
  { opensAt, expiresAt, orderId = null }: { opensAt: Date; expiresAt: Date | null; orderId?: string | null },
): Promise<string> {
  const lotId = randomUUID();
  await tx.execute(sql`
    INSERT INTO wallet_lot (id, wallet_id, source, order_id, opens_at, expires_at)
    VALUES (${lotId}, ${walletId}, 'refund', ${orderId}, ${opensAt}, ${expiresAt})`);
  return lotId;
}

export function entry(account: string, amountMinor: number) {
  return { account, currency: "SAR" as const, amountMinor };
}
