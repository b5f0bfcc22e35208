import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { cartLegs } from "#api/schema/leg.ts";
import { type OrderRow, orderEvents } from "#api/schema/order.ts";
import { payments, refunds } from "#api/schema/payment.ts";
import type { Order } from "#contract/order/order.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";

/**
 * The refunds of an order's payments and legs, or those of one change, the oldest first, in the currency of the order. Money
 * that left a wallet later had been refunded before.
 */
export async function refundLines(
  db: Tx,
  { id, currency }: Pick<OrderRow, "id" | "currency">,
  changeId?: string,
): Promise<Order["refunds"]> {
  const rows = await db
    .select({ refund: refunds, payment: payments, leg: cartLegs })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(cartLegs, eq(cartLegs.id, refunds.legId))
    .where(
      and(
        or(eq(payments.orderId, id), eq(cartLegs.orderId, id)),
        isNull(refunds.walletLotId),
        changeId ? eq(refunds.changeId, changeId) : undefined,
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.map(({ refund, payment, leg }) => {
    const source = payment?.method ?? leg?.method;
    if (!source) throw new Error(`The refund ${refund.id} has no source.`);
    return {
      route: refund.route,
      source,
      last4: payment?.cardLast4 ?? null,
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
