import { setStayState } from "#api/item/chalet/order/change-stay.ts";
import { stayOfOrder } from "#api/item/chalet/order/stay-of-order.ts";
import { stayOf, withStay } from "#api/item/chalet/stay-of.ts";
import { recordEvent } from "#api/item/event/order-events.ts";
import { lockOrder } from "#api/order/lock-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { mayReportNoShow } from "#domain/order/stay-actions.ts";

/** The host says that nobody arrived. The status stays, nothing is refunded, and the guest is asked. */
export async function reportNoShow(tx: Tx, orderId: string): Promise<OrderRow> {
  const { order } = await lockOrder(tx, orderId);
  const stay = stayOf(order);
  if (stay.stayState === "no-show") return order;
  const noShowAt = await productTime(tx);
  if (!mayReportNoShow(stayOfOrder(order), noShowAt)) throw new Problem("stay-action-not-possible");
  const reported = { stayState: "no-show", noShowAt } as const;
  await setStayState(tx, stay, reported);
  await recordEvent(tx, order, { kind: "no-show", actor: "host" });
  await enqueue(tx, order.id, ["mail-no-show", "sms-no-show"]);
  return withStay(order, reported);
}
