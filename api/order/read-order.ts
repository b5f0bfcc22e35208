import { getTableColumns } from "drizzle-orm";
import { orderItemsOf, orderItemsSql } from "#api/item/read-items.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";

/** Orders with their items, to be narrowed, ordered and locked. */
export function selectOrders(db: Tx) {
  return db.select({ order: getTableColumns(placedOrders), items: orderItemsSql }).from(placedOrders);
}

type Selected = Awaited<ReturnType<typeof selectOrders>>[number];

export function orderOf({ order, items }: Selected): OrderRow {
  return { ...order, items: orderItemsOf(items) };
}
