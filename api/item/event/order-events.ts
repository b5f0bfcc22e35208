import { and, desc, eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type OrderRow, orderEvents } from "#api/schema/order.ts";
import type { OrderActor, OrderEventKind } from "#domain/order/order-event.ts";

type NewEvent = { kind: OrderEventKind; actor: OrderActor; detail?: Record<string, unknown> };

/** Records an event that leaves the status of the order as it is. The order must be locked. */
export async function recordEvent(tx: Tx, order: OrderRow, { kind, actor, detail = {} }: NewEvent): Promise<void> {
  const { id: orderId, statusCode } = order;
  await tx.insert(orderEvents).values({ orderId, kind, actor, detail, fromStatus: statusCode, toStatus: statusCode });
}

/** When an event of this kind happened last, or `null`. */
export async function lastEventAt(db: Tx, orderId: string, kind: OrderEventKind): Promise<Date | null> {
  const [last] = await db
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, kind)))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return last?.at ?? null;
}
