import { post } from "#api/ledger/post.ts";
import { lotAccount } from "#api/ledger/wallet-lots.ts";
import { entry, insertLot, lockWalletOf } from "#api/leg/wallet-entries.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";

type Credit = { walletId: string; refundId: string; orderId: string; halalas: number };

/** Puts a refund into the wallet instead of where the money or the points came from. It never expires. */
export async function refundIntoWallet(tx: Tx, { walletId, refundId, orderId, halalas }: Credit): Promise<void> {
  if (halalas === 0) return;
  await lockWalletOf(tx, { walletId });
  const lotId = await insertLot(tx, { walletId }, { opensAt: await productTime(tx), expiresAt: null, orderId });
  const entries = [entry("refunds", -halalas), entry(lotAccount(lotId), halalas)];
  await post(tx, { kind: "wallet-refund", subjectId: refundId, entries });
}
