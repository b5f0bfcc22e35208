import { and, eq, inArray } from "drizzle-orm";
import { endOf } from "#api/item/order-items.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { rescheduleJobs } from "#api/platform/outbox/enqueue.ts";
import type { CartRow } from "#api/schema/cart.ts";
import { earnings } from "#api/schema/earning.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { openTask } from "#api/task/open-task.ts";
import { rewardOpensAt } from "#domain/wallet/reward.ts";
import { setEarning } from "./choose-earning.ts";

type EarningOrder = Pick<OrderRow, "id" | "items">;

/** A confirmed order earns with the programme that the guest chose in the cart. The order must be locked. */
export async function placeEarning(tx: Tx, order: EarningOrder, { earn }: Pick<CartRow, "earn">): Promise<void> {
  if (earn) await setEarning(tx, order, earn, earnsAt(order));
}

/** A stay that ends on another day earns on another day. The order must be locked. */
export async function rescheduleEarning(tx: Tx, order: EarningOrder): Promise<void> {
  const [row] = await tx.select({ id: earnings.id }).from(earnings).where(eq(earnings.orderId, order.id));
  if (row) await rescheduleJobs(tx, row.id, "earn", earnsAt(order));
}

/** An operator has so long to settle points of a cancelled stay with their programme. */
const HOURS_TO_SETTLE = 24;

/**
 * A cancelled stay earns nothing. Points that were sent before cannot be taken back by a call, so an operator settles them
 * with the programme. The order must be locked.
 */
export async function cancelEarning(tx: Tx, { id }: Pick<OrderRow, "id">): Promise<void> {
  await stopEarning(tx, id);
  const isGiven = and(eq(earnings.orderId, id), inArray(earnings.state, ["sent", "done"]));
  if ((await tx.$count(earnings, isGiven)) > 0)
    await openTask(tx, { kind: "points-given", subject: id, hours: HOURS_TO_SETTLE });
}

async function stopEarning(tx: Tx, orderId: string): Promise<void> {
  await tx
    .update(earnings)
    .set({ state: "cancelled", memberSealed: null })
    .where(and(eq(earnings.orderId, orderId), eq(earnings.state, "waiting")));
}

/** Removes the number of a member from the order of a deleted account, which earns nothing any more. */
export async function forgetEarning(tx: Tx, order: Pick<OrderRow, "id">): Promise<void> {
  await stopEarning(tx, order.id);
  await tx.update(earnings).set({ memberSealed: null, memberMask: "" }).where(eq(earnings.orderId, order.id));
}

/** Points are given when the reward of the wallet opens: a day after the stay. */
export function earnsAt(order: EarningOrder): Date {
  const { day, time, timeZone } = endOf(order);
  return rewardOpensAt({ checkOut: day, checkOutUntil: time, timeZone });
}
