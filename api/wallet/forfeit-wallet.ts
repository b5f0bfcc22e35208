import { post } from "#api/ledger/post.ts";
import { lotAccount, readLots } from "#api/ledger/wallet-lots.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { lockWallet } from "./read-wallet.ts";

/** Takes what is left in the wallet of an account that is being deleted. */
export async function forfeitWallet(tx: Tx, accountId: string): Promise<void> {
  const wallet = await lockWallet(tx, accountId);
  if (!wallet) return;
  const lots = await readLots(tx, wallet.id);
  const left = lots.map(({ id, balance }) => ({
    account: lotAccount(id),
    currency: "SAR" as const,
    amountMinor: -balance,
  }));
  const amountMinor = lots.reduce((sum, { balance }) => sum + balance, 0);
  const entries = [...left, { account: "forfeited", currency: "SAR" as const, amountMinor }];
  await post(tx, { kind: "forfeit", subjectId: wallet.id, entries });
}
