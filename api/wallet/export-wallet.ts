import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { wallets } from "#api/schema/wallet.ts";
import { walletHistory } from "./check-history.ts";

/** The wallet of an account with every movement, for the export of its data; `null` without a wallet. */
export async function exportWallet(db: Tx, accountId: string) {
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, accountId));
  if (!wallet) return null;
  const { id, enrolledAt, frozenAt } = wallet;
  return { enrolledAt, frozenAt, history: await walletHistory(db, id) };
}
