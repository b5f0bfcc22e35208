import { stayOfOrder } from "#api/item/chalet/order/stay-of-order.ts";
import { lastEventAt, recordEvent } from "#api/item/event/order-events.ts";
import { lockOrder } from "#api/order/lock-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { openTask } from "#api/task/open-task.ts";
import { hasCardNumber } from "#domain/guest/card-in-text.ts";
import type { DeclineReason } from "#domain/order/host-decline.ts";
import { mayDeclineToHost } from "#domain/order/stay-actions.ts";

const TASK_HOURS = 1;

/** The host asks us to cancel. Nothing changes for the guest until an operator has called the host and confirms it. */
export async function declineToHost(
  tx: Tx,
  orderId: string,
  { reason, note = "" }: { reason: DeclineReason; note?: string | undefined },
): Promise<OrderRow> {
  if (hasCardNumber(note)) throw new Problem("validation", { fields: { note: "cardInText" } });
  const { order } = await lockOrder(tx, orderId);
  if ((await lastEventAt(tx, order.id, "host-declined")) !== null) return order;
  if (!mayDeclineToHost(stayOfOrder(order), await productTime(tx))) throw new Problem("stay-action-not-possible");
  const detail = { reason, ...(note.trim() && { note: note.trim() }) };
  await recordEvent(tx, order, { kind: "host-declined", actor: "host", detail });
  await openTask(tx, { kind: "host-declined", subject: order.id, hours: TASK_HOURS });
  return order;
}
