import { asc, eq } from "drizzle-orm";
import { lockItems } from "#api/item/hold-items.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { CartRow } from "#api/schema/cart.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import { type BillRow, bills, type PaymentRow, payments } from "#api/schema/payment.ts";
import { lockOpenChange } from "./open-change.ts";
import { orderOf, selectOrders } from "./read-order.ts";

export type LockedOrder = {
  order: OrderRow;
  bills: BillRow[];
  payments: PaymentRow[];
  /** What points and the wallet paid. */
  legs: LegRow[];
  /** The change of this order that is held or being paid for. */
  change: CartRow | null;
};

/**
 * Locks an order with its open change, its bills, its payments and its legs, in the order that every transaction uses:
 * what items compete for, cart, order, bill, payment, leg.
 */
export async function lockOrder(tx: Tx, orderId: string): Promise<LockedOrder> {
  const [found] = await selectOrders(tx).where(eq(placedOrders.id, orderId));
  if (!found) throw new Error(`There is no order ${orderId}.`);
  const { items } = orderOf(found);
  await lockItems(tx, items);
  const change = await lockOpenChange(
    tx,
    items.map(({ itemId }) => itemId),
  );
  const [order] = await selectOrders(tx).where(eq(placedOrders.id, orderId)).for("update", { of: placedOrders });
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return {
    order: orderOf(order),
    change,
    bills: await tx.select().from(bills).where(eq(bills.orderId, orderId)).orderBy(asc(bills.id)).for("update"),
    payments: await tx
      .select()
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(asc(payments.id))
      .for("update"),
    legs: await tx.select().from(cartLegs).where(eq(cartLegs.orderId, orderId)).orderBy(asc(cartLegs.id)).for("update"),
  };
}
