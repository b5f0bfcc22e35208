import type { OrderRow } from "#api/schema/order.ts";
import type { StayOfOrder } from "#domain/order/stay-actions.ts";
import type { Day } from "#domain/stay/day.ts";
import { readTimeZone } from "#domain/stay/time-zone.ts";

/** What the rules about a stay under way read of an order. */
export function stayOfOrder({ statusCode, chalet }: OrderRow): StayOfOrder {
  const { checkinBeginTime, checkoutEndTime, timeZone } = chalet.snapshot.property;
  return {
    statusCode,
    stayState: chalet.stayState,
    noShowAt: chalet.noShowAt,
    checkIn: chalet.checkIn as Day,
    checkOut: chalet.checkOut as Day,
    checkInFrom: checkinBeginTime,
    checkOutTo: checkoutEndTime,
    timeZone: readTimeZone(timeZone),
  };
}
