import { and, eq, sql } from "drizzle-orm";
import { orderItemsOf, orderItemsSql } from "#api/item/read-items.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { OutboxHandler } from "#api/platform/outbox/run-outbox.ts";
import { placedOrders } from "#api/schema/order.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { type RewardedOrder, settleReward } from "./settle-reward.ts";

const RECENT_DAYS = 30;

/** A new member gets the rewards of the stays that they booked in the last thirty days. */
export async function grantRecentRewards(tx: Tx, accountId: string, percent: number): Promise<void> {
  const orders = await selectRecent(tx, eq(placedOrders.userId, accountId));
  for (const order of orders) await settleReward(tx, order, { percent });
}

/** An order that was made without an account, and belongs to one now, gets its reward. */
export function grantRewardOf(db: Db, percent: number): OutboxHandler {
  return async ({ subjectId }) => {
    await inTransaction(db, async (tx) => {
      await tx.select({ id: placedOrders.id }).from(placedOrders).where(eq(placedOrders.id, subjectId)).for("update");
      const [order] = await selectRecent(tx, eq(placedOrders.id, subjectId));
      if (order) await settleReward(tx, order, { percent });
    });
    return "done";
  };
}

async function selectRecent(tx: Tx, condition: ReturnType<typeof eq>): Promise<RewardedOrder[]> {
  const { id, userId, siteId, totalHalalas, totalMinor, statusCode, confirmedAt } = placedOrders;
  const isRecent = sql`${confirmedAt} > app_now() - make_interval(days => ${RECENT_DAYS})`;
  const orders = await tx
    .select({ id, userId, siteId, totalHalalas, totalMinor, items: orderItemsSql })
    .from(placedOrders)
    .where(and(condition, eq(statusCode, orderStatus.confirmed), isRecent));
  return orders.map(({ items, ...order }) => ({ ...order, items: orderItemsOf(items) }));
}
