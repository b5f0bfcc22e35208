import type { ItemMoment } from "#api/item/kind/item-handler.ts";
import type { OrderItemOf } from "#api/schema/item.ts";
import type { Order } from "#contract/order/order.ts";
import type { Day } from "#domain/stay/day.ts";
import { readTimeZone } from "#domain/stay/time-zone.ts";

type OrderStay = OrderItemOf<"chalet">;

export function stayBegins({ startsOn, snapshot: { property } }: OrderStay): ItemMoment {
  return { day: startsOn as Day, time: property.checkinBeginTime, timeZone: readTimeZone(property.timeZone) };
}

export function stayEnds({ endsOn, snapshot: { property } }: OrderStay): ItemMoment {
  return { day: endsOn as Day, time: property.checkoutEndTime, timeZone: readTimeZone(property.timeZone) };
}

export function stayPolicy({ snapshot }: OrderStay): Order["policySnapshot"][number] | undefined {
  return snapshot.policySnapshot[0];
}
