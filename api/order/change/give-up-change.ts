import { lockOrder } from "#api/order/lock-order.ts";
import { endHeldChange } from "#api/order/open-change.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { OrderRow } from "#api/schema/order.ts";

/** Releases the nights of an open change. Succeeds also when there is none; one that is being paid for stays. */
export async function giveUpChange(tx: Tx, { id }: Pick<OrderRow, "id">): Promise<void> {
  const { change } = await lockOrder(tx, id);
  await endHeldChange(tx, change);
}
