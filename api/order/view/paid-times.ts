import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type OrderRow, orderEvents } from "#api/schema/order.ts";

/** When the cart of an order, or of a change of it, was paid. */
export type PaidTimes = { of: (cartId: string | null) => Date | null; changes: number };

/** A booking is paid when it is confirmed, and a change when the stay is swapped. */
export async function paidTimes(db: Tx, { id, cartId, confirmedAt }: OrderRow): Promise<PaidTimes> {
  const { at, detail, kind, orderId } = orderEvents;
  const changes = await db
    .select({ at, detail })
    .from(orderEvents)
    .where(and(eq(orderId, id), eq(kind, "changed")))
    .orderBy(asc(orderEvents.id));
  const times = new Map<unknown, Date | null>(changes.map((event) => [event.detail.changeId, event.at]));
  times.set(cartId, confirmedAt);
  return { of: (cart) => times.get(cart) ?? null, changes: changes.length };
}
