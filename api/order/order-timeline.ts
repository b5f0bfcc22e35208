import { asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type OrderRow, orderEvents } from "#api/schema/order.ts";
import { type PaymentRow, refunds } from "#api/schema/payment.ts";
import type { Order } from "#contract/order.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";

/** The refunds of these payments, the oldest first. */
export async function refundLines(db: Tx, paid: readonly PaymentRow[]): Promise<Order["refunds"]> {
  const byId = new Map(paid.map((payment) => [payment.id, payment]));
  if (byId.size === 0) return [];
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.paymentId, [...byId.keys()]))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.flatMap((refund) => {
    const payment = byId.get(refund.paymentId);
    if (!payment) return [];
    const { method, currency, cardLast4 } = payment;
    return {
      route: refund.route,
      source: method,
      last4: cardLast4,
      amount: Number(fromMinorUnits(refund.amountMinor, currency)),
      currency,
      points: refund.points,
      status: refund.state,
      at: (refund.endedAt ?? refund.createdAt).toISOString(),
    };
  });
}

/** What happened to an order; an event about money has its amount in minor units. */
export async function orderEventLines(db: Tx, { id, currency }: OrderRow): Promise<Order["events"]> {
  const { at, kind, detail } = orderEvents;
  const rows = await db
    .select({ at, kind, detail })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.id));
  // Until an operator has decided, a request of the host is not the guest's concern.
  const shown = rows.filter((event) => event.kind !== "host-declined");
  return shown.map((event) => {
    const { amountMinor } = event.detail;
    const amount = typeof amountMinor === "number" ? Number(fromMinorUnits(amountMinor, currency)) : null;
    return { at: event.at.toISOString(), kind: event.kind, ...(amount !== null && { amount, currency }) };
  });
}
