import { desc, eq, or } from "drizzle-orm";
import { handlerOf } from "#api/item/item-kinds.ts";
import { guestsOf } from "#api/item/order-items.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import { maskedContact } from "#domain/account/read-contact.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

const MAX_FOUND = 50;

/** Orders by number or by the contact of the guest. Looking is an action too. Contacts are shown masked. */
export function findOrders(db: Db, operator: Operator, query: string) {
  const text = query.trim();
  const isNumber = /^[CHFG]\d{9}$/.test(text);
  return runAction(db, operator, "find-orders", async (tx) => {
    const { orderNumber, contactEmail, contactPhone, createdAt } = placedOrders;
    const isContact = or(eq(contactEmail, text.toLowerCase()), eq(contactPhone, text.replaceAll(/[\s-]/g, "")));
    const rows = await selectOrders(tx)
      .where(isNumber ? eq(orderNumber, text) : isContact)
      .orderBy(desc(createdAt))
      .limit(MAX_FOUND);
    const orders = rows.map(orderOf);
    const subject = isNumber
      ? ({ kind: "order", id: orders[0]?.id ?? text } as const)
      : ({ kind: "contact", id: maskedContact(text) } as const);
    return { subject, after: { found: orders.length }, result: orders.map(orderFacts) };
  });
}

export function orderFacts(order: OrderRow) {
  const { firstName, lastName } = guestsOf(order);
  const facts: Record<string, string | number> = Object.assign(
    {},
    ...order.items.map((item) => handlerOf(item).view.facts(item)),
  );
  return {
    orderNumber: order.orderNumber,
    status: order.statusCode,
    ...facts,
    total: `${fromMinorUnits(order.totalMinor, order.currency)} ${order.currency}`,
    guest: `${firstName} ${lastName}`.trim(),
    email: maskedContact(order.contactEmail),
    phone: maskedContact(order.contactPhone),
    site: order.siteId,
    createdAt: order.createdAt.toISOString(),
  };
}

/** The order of this number. */
export async function orderByNumber(db: Tx, orderNumber: string): Promise<OrderRow> {
  const [found] = await selectOrders(db).where(eq(placedOrders.orderNumber, orderNumber.trim()));
  if (!found) throw new OperatorError(`There is no order ${orderNumber}.`);
  return orderOf(found);
}
