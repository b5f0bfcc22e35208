import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { type WalletRow, wallets } from "#api/schema/wallet.ts";

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
