import { eq } from "drizzle-orm";
import { lockOrder } from "#api/order/lock-order.ts";
import { recordEvent } from "#api/order/stay/order-events.ts";
import { stayOfOrder } from "#api/order/stay/stay-of-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import { chaletOrderItems, type OrderRow } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { mayReportNoShow } from "#domain/order/stay-actions.ts";

/** The host says that nobody arrived. The status stays, nothing is refunded, and the guest is asked. */
export async function reportNoShow(tx: Tx, orderId: string): Promise<OrderRow> {
  const { order } = await lockOrder(tx, orderId);
  const { chalet } = order;
  if (chalet.stayState === "no-show") return order;
  const noShowAt = await productTime(tx);
  if (!mayReportNoShow(stayOfOrder(order), noShowAt)) throw new Problem("stay-action-not-possible");
  const reported = { stayState: "no-show", noShowAt } as const;
  await tx.update(chaletOrderItems).set(reported).where(eq(chaletOrderItems.orderItemId, chalet.itemId));
  await recordEvent(tx, order, { kind: "no-show", actor: "host" });
  await enqueue(tx, order.id, ["mail-no-show", "sms-no-show"]);
  return { ...order, chalet: { ...chalet, ...reported } };
}
