import { stayOfOrder } from "#api/item/chalet/order/stay-of-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { reminderAt } from "#domain/order/host-message.ts";
import { checkInMoment } from "#domain/order/may-cancel.ts";

/** Tells the host about a confirmed booking, now and a day before it begins. */
export async function enqueueHostMessages(tx: Tx, { order }: { order: OrderRow }): Promise<void> {
  await enqueue(tx, order.id, ["host-confirmed"]);
  await enqueueReminder(tx, order, order.id);
}

/** Tells the host about a cancelled booking. */
export async function enqueueHostCancellation(tx: Tx, { order }: { order: OrderRow }): Promise<void> {
  await enqueue(tx, order.id, ["host-cancelled"]);
}

/** Tells the host about changed dates or guests; the subject is the cart of the change. */
export async function enqueueHostChange(tx: Tx, changed: OrderRow, cartId: string): Promise<void> {
  await enqueue(tx, cartId, ["host-changed"]);
  await enqueueReminder(tx, changed, cartId);
}

async function enqueueReminder(tx: Tx, order: OrderRow, subjectId: string): Promise<void> {
  const runAt = reminderAt(checkInMoment(stayOfOrder(order)), await productTime(tx));
  if (runAt) await enqueue(tx, subjectId, ["host-reminder"], { runAt });
}
