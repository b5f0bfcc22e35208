import { and, eq, sql } from "drizzle-orm";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import type { WalletRow } from "#api/schema/wallet.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { siteById } from "#domain/site/sites.ts";
import { readTimeZone } from "#domain/stay/time-zone.ts";
import { rewardOpensAt, walletReward } from "#domain/wallet/reward.ts";
import { creditWallet } from "./credit-wallet.ts";

const RECENT_DAYS = 30;

/** A new member gets the rewards of the stays that they booked in the last thirty days. */
export async function grantRecentRewards(tx: Tx, accountId: string, wallet: WalletRow, percent: number): Promise<void> {
  const { userId, statusCode, confirmedAt } = placedOrders;
  const isRecent = sql`${confirmedAt} > app_now() - make_interval(days => ${RECENT_DAYS})`;
  const rows = await selectOrders(tx).where(
    and(eq(userId, accountId), eq(statusCode, orderStatus.confirmed), isRecent),
  );
  for (const order of rows.map(orderOf)) await grantReward(tx, wallet, order, percent);
}

/** The reward of an order; bookings on sites without the wallet have none. */
async function grantReward(tx: Tx, wallet: WalletRow, order: OrderRow, percent: number): Promise<void> {
  if (!siteById(order.siteId).features.wallet) return;
  const { checkOut, snapshot } = order.chalet;
  const { checkoutEndTime, timeZone } = snapshot.property;
  const stay = { checkOut, checkOutUntil: checkoutEndTime, timeZone: readTimeZone(timeZone) };
  await creditWallet(tx, {
    walletId: wallet.id,
    source: "reward",
    kind: "reward",
    from: "rewards",
    orderId: order.id,
    amountMinor: walletReward(order.totalHalalas, percent),
    opensAt: rewardOpensAt(stay),
  });
}
