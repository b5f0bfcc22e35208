import { stayOf } from "#api/item/chalet/stay-of.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { StayOfOrder } from "#domain/order/stay-actions.ts";
import { readTimeZone } from "#domain/stay/time-zone.ts";

/** What the rules about a stay under way read of an order. */
export function stayOfOrder(order: Pick<OrderRow, "statusCode" | "items">): StayOfOrder {
  const stay = stayOf(order);
  const { checkinBeginTime, checkoutEndTime, timeZone } = stay.snapshot.property;
  return {
    statusCode: order.statusCode,
    stayState: stay.stayState,
    noShowAt: stay.noShowAt,
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    checkInFrom: checkinBeginTime,
    checkOutTo: checkoutEndTime,
    timeZone: readTimeZone(timeZone),
  };
}
