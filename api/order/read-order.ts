import { eq, getTableColumns } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { chaletOrderItems, type OrderRow, orderItems, placedOrders } from "#api/schema/order.ts";

/** Orders with their items, to be narrowed, ordered and locked. */
export function selectOrders(db: Tx) {
  return db
    .select({
      order: getTableColumns(placedOrders),
      item: getTableColumns(orderItems),
      chalet: getTableColumns(chaletOrderItems),
    })
    .from(placedOrders)
    .innerJoin(orderItems, eq(orderItems.orderId, placedOrders.id))
    .innerJoin(chaletOrderItems, eq(chaletOrderItems.orderItemId, orderItems.id));
}

type Selected = Awaited<ReturnType<typeof selectOrders>>[number];

export function orderOf({ order, item, chalet }: Selected): OrderRow {
  const { id, statusCode, startsOn, endsOn } = item;
  return {
    ...order,
    chalet: {
      itemId: id,
      statusCode,
      propertyId: chalet.propertyId,
      stayClaimId: chalet.stayClaimId,
      checkIn: startsOn,
      checkOut: endsOn,
      snapshot: item.snapshot,
      stayState: chalet.stayState,
      noShowAt: chalet.noShowAt,
    },
  };
}
