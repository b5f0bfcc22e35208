import { readLots } from "#api/ledger/wallet-lots.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { WalletRow } from "#api/schema/wallet.ts";
import type { WalletBalance } from "#contract/wallet/wallet.ts";
import { riyals } from "#domain/price/riyals.ts";
import { walletBalance } from "#domain/wallet/lots.ts";
import { readWallet } from "./read-wallet.ts";

/** What a member can spend now and later. The owner of a frozen wallet is asked to call us. */
export async function checkBalance(db: Tx, accountId: string): Promise<WalletBalance> {
  return balanceView(db, await readWallet(db, accountId));
}

export async function balanceView(db: Tx, wallet: WalletRow): Promise<WalletBalance> {
  if (wallet.frozenAt) throw new Problem("wallet-frozen");
  const lots = await readLots(db, wallet.id);
  const { available, pending, expiringSoon } = walletBalance(lots, await productTime(db));
  return {
    enrolled: true,
    available: riyals(available),
    pending: riyals(pending),
    expiringSoon: expiringSoon && { amount: riyals(expiringSoon.amount), date: expiringSoon.day },
    currency: "SAR",
  };
}
