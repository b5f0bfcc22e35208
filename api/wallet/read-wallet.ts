import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type WalletRow, walletLots, wallets } from "#api/schema/wallet.ts";
import type { Lot } from "#domain/wallet/lots.ts";

/** The wallet of an account. Without one, guests are invited to join. */
export async function readWallet(db: Tx, accountId: string): Promise<WalletRow> {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, accountId));
  if (!wallet) throw new Problem("wallet-not-enrolled");
  return wallet;
}

/** Locks a wallet. Every change of its lots starts with this lock. */
export async function lockWallet(tx: Tx, accountId: string): Promise<WalletRow | undefined> {
  const [wallet] = await tx.select().from(wallets).where(eq(wallets.accountId, accountId)).for("update");
  return wallet;
}

/** Locks a wallet that may have lost its account. */
export async function lockWalletById(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.id, id)).for("update");
}

export async function readLots(db: Tx, walletId: string): Promise<Lot[]> {
  const { id, opensAt, expiresAt, createdAt, balanceMinor } = walletLots;
  return db
    .select({ id, opensAt, expiresAt, createdAt, balance: balanceMinor })
    .from(walletLots)
    .where(eq(walletLots.walletId, walletId));
}
