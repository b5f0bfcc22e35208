import { stayOfOrder } from "#api/item/chalet/order/stay-of-order.ts";
import { lastEventAt, recordEvent } from "#api/item/event/order-events.ts";
import { lockOrder } from "#api/order/lock-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { openTask } from "#api/task/open-task.ts";
import { objectionEnd } from "#domain/order/stay-actions.ts";

const TASK_HOURS = 4;

/** The guest says that they did arrive. An operator asks both sides; a second objection changes nothing. */
export async function objectToNoShow(tx: Tx, orderId: string): Promise<OrderRow> {
  const { order } = await lockOrder(tx, orderId);
  if ((await lastEventAt(tx, order.id, "no-show-objected")) !== null) return order;
  const end = objectionEnd(stayOfOrder(order));
  if (end === null || (await productTime(tx)) >= end) throw new Problem("stay-action-not-possible");
  await recordEvent(tx, order, { kind: "no-show-objected", actor: "guest" });
  await openTask(tx, { kind: "no-show-objected", subject: order.id, hours: TASK_HOURS });
  return order;
}
