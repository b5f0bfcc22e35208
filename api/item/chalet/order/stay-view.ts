import { lastEventAt } from "#api/item/event/order-events.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { Order } from "#contract/order/order.ts";
import { earliestCheckOut, objectionEnd } from "#domain/order/stay-actions.ts";
import { stayOfOrder } from "./stay-of-order.ts";

/** What the guest may still do about a stay under way. */
export async function stayView(db: Tx, order: OrderRow): Promise<Order["stay"]> {
  const now = await productTime(db);
  const stay = stayOfOrder(order);
  const end = objectionEnd(stay);
  const hasObjected = end !== null && (await lastEventAt(db, order.id, "no-show-objected")) !== null;
  return {
    state: stay.stayState,
    objectUntil: end && !hasObjected && now < end ? end.toISOString() : null,
    hasObjected,
    leaveFrom: earliestCheckOut(stay, now),
  };
}
