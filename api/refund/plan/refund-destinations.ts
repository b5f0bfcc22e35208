import { eq } from "drizzle-orm";
import type { Owner } from "#api/cart/holder/owner.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { wallets } from "#api/schema/wallet.ts";
import type { CancelPreview } from "#contract/order/cancel.ts";
import type { WalletRouteReason } from "#domain/order/refund.ts";
import { siteById } from "#domain/site/sites.ts";

type WalletDestination = { walletId: string; reason: null } | { walletId: null; reason: WalletRouteReason };

/** Whether the money of an order can go into the wallet: of its owner who is signed in, on a site that has one. */
export async function walletDestination(db: Tx, order: OrderRow, { userId }: Owner): Promise<WalletDestination | null> {
  if (!siteById(order.siteId).features.wallet) return null;
  if (userId === null || userId !== order.userId) return { walletId: null, reason: "not-signed-in" };
  const [wallet] = await db.select().from(wallets).where(eq(wallets.accountId, userId));
  if (!wallet) return { walletId: null, reason: "not-enrolled" };
  return wallet.frozenAt ? { walletId: null, reason: "frozen" } : { walletId: wallet.id, reason: null };
}

/** The destinations that a guest may choose from, called routes in the API. Without money to return there is no choice. */
export function destinationLines(wallet: WalletDestination | null, hasMoney: boolean): CancelPreview["routes"] {
  const original = { route: "original" as const, available: true, reason: null };
  if (!wallet || !hasMoney) return [original];
  return [original, { route: "wallet", available: wallet.walletId !== null, reason: wallet.reason }];
}
