import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { walletLots, wallets } from "#api/schema/wallet.ts";
import type { Lot } from "#domain/wallet/lots.ts";

/** The ledger account of a lot. */
export function lotAccount(lotId: string): string {
  return `wallet:${lotId}`;
}

export async function readLots(db: Tx, walletId: string): Promise<Lot[]> {
  const { id, opensAt, expiresAt, createdAt, balanceMinor } = walletLots;
  return db
    .select({ id, opensAt, expiresAt, createdAt, balance: balanceMinor })
    .from(walletLots)
    .where(eq(walletLots.walletId, walletId));
}

/** Locks a wallet that may have lost its account. */
export async function lockWalletById(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: wallets.id }).from(wallets).where(eq(wallets.id, id)).for("update");
}
