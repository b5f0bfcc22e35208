import { randomUUID } from "node:crypto";
import { cancelEarning } from "#api/earning/follow-order.ts";
import { handlerOf } from "#api/item/item-kinds.ts";
import { firstItem, releaseOrderedItems } from "#api/item/order-items.ts";
import type { LockedOrder } from "#api/order/lock-order.ts";
import { moveOrder } from "#api/order/move-order.ts";
import { endHeldChange } from "#api/order/open-change.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { insertRefunds } from "#api/refund/write/insert-refunds.ts";
import { cancellations } from "#api/schema/cancellation.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { cancelReward } from "#api/wallet/settle-reward.ts";
import type { OrderActor } from "#domain/order/order-event.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { CancellationPlan } from "./plan-cancellation.ts";
import { settleCancellation } from "./settle-cancellation.ts";

type Cancellation = {
  by: OrderActor;
  /** A guest's cancellation begins with 102, one of host or support with 96. */
  to: typeof orderStatus.cancelling | typeof orderStatus.cancelledBySupport;
  reason: string;
  note: string | null;
  /** Whether what was booked can be sold again. */
  becomes: "release" | "block";
  /** The wallet that gets the money, if the guest chose it. */
  walletId?: string | null;
};

/**
 * Writes a cancellation in one transaction: its row, a refund for each source that returns something, the released items,
 * the status, the reward and the jobs. It ends a change that is only held. The order must be locked, and the plan made under that lock.
 */
export async function recordCancellation(
  tx: Tx,
  locked: LockedOrder,
  plan: CancellationPlan,
  { by, to, reason, note, becomes, walletId = null }: Cancellation,
): Promise<OrderRow> {
  const { order, change } = locked;
  const { policyStep, keptHalalas, backHalalas, keptMinor, backMinor, parts, moneyHalalas } = plan;
  await endHeldChange(tx, change);
  const id = randomUUID();
  await tx.insert(cancellations).values({
    id,
    orderId: order.id,
    orderItemId: firstItem(order).itemId,
    ...{ by, reason, note, policyStep, keptHalalas, backHalalas, keptMinor, backMinor },
    route: walletId ? "wallet" : "original",
  });
  const moved = await moveOrder(tx, order, to, { actor: by, detail: { amountMinor: backMinor } });
  await releaseOrderedItems(tx, order, becomes);
  const intoWallet = walletId ? { walletId, moneyHalalas } : null;
  await insertRefunds(tx, { locked, reason: { cancellationId: id }, parts, intoWallet });
  await cancelEarning(tx, order);
  await cancelReward(tx, order);
  if (to === orderStatus.cancelling) await enqueue(tx, order.id, ["mail-cancelled", "sms-cancelled"]);
  for (const item of order.items) await handlerOf(item).messages.announceCancellation(tx, { order, item });
  return settleCancellation(tx, moved, id);
}
