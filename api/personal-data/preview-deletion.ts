import { eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { wallets } from "#api/schema/wallet.ts";
import type { DeletionPreview } from "#contract/account/delete-account.ts";
import { closingView, readClosing } from "./wallet-closing.ts";

/** What a deletion of the account does with the money in its wallet. */
export async function previewDeletion(db: Tx, accountId: string): Promise<DeletionPreview> {
  const [wallet] = await db.select({ id: wallets.id }).from(wallets).where(eq(wallets.accountId, accountId));
  return closingView(wallet ? await readClosing(db, wallet.id) : { payouts: [], ending: [] });
}
