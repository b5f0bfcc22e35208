import { randomUUID } from "node:crypto";
import { ownAccount } from "#api/account/record/own-account.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { wallets } from "#api/schema/wallet.ts";
import type { WalletBalance } from "#contract/wallet/wallet.ts";
import { balanceView } from "./check-balance.ts";
import { grantRecentRewards } from "./grant-rewards.ts";
import { lockWallet } from "./read-wallet.ts";

/** Opens the wallet of a verified account. A member who joins again changes nothing. */
export async function enrolInWallet(tx: Tx, accountId: string, rewardPercent: number): Promise<WalletBalance> {
  const account = await ownAccount(tx, accountId);
  if (account.status !== "active") throw new Problem("account-unverified");
  const [joined] = await tx
    .insert(wallets)
    .values({ id: randomUUID(), accountId })
    .onConflictDoNothing()
    .returning({ id: wallets.id });
  const wallet = await lockWallet(tx, accountId);
  if (!wallet) throw new Error("A wallet disappeared while its owner joined.");
  if (joined) await grantRecentRewards(tx, accountId, rewardPercent);
  return balanceView(tx, wallet);
}
