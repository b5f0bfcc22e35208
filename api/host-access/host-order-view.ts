import { stayOfOrder } from "#api/item/chalet/order/stay-of-order.ts";
import { stayOf } from "#api/item/chalet/stay-of.ts";
import { lastEventAt } from "#api/item/event/order-events.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { HostOrder } from "#contract/order/host.ts";
import type { Language } from "#domain/language/language.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { mayDeclineToHost, mayReportNoShow, noShowPeriod } from "#domain/order/stay-actions.ts";
import { nightsOf } from "#domain/stay/stay.ts";

/** An order as its host sees it. A cancelled booking no longer shows its guest. */
export async function hostOrderView(db: Tx, order: OrderRow, language: Language): Promise<HostOrder> {
  const { guests, property } = stayOf(order).snapshot;
  const now = await productTime(db);
  const stay = stayOfOrder(order);
  const requestedAt = await lastEventAt(db, order.id, "host-declined");
  const { firstName, lastName, guestCount, arrivalTime, note } = guests;
  const { propertyId, nameEn, nameAr, thumbnailImage, checkinBeginTime, checkoutEndTime, timeZone } = property;
  return {
    orderNumber: order.orderNumber,
    statusCode: order.statusCode,
    property: {
      ...{ propertyId, nameEn, nameAr, thumbnailImage, checkinBeginTime, checkoutEndTime, timeZone },
      city: language === "ar" ? property.cityAr : property.cityEn,
      area: language === "ar" ? property.areaAr : property.areaEn,
    },
    checkIn: stay.checkIn,
    checkOut: stay.checkOut,
    nights: nightsOf(stay),
    guest: order.statusCode === orderStatus.confirmed ? { firstName, lastName, guestCount, arrivalTime, note } : null,
    stayState: stay.stayState,
    noShow: {
      isPossible: mayReportNoShow(stay, now),
      from: noShowPeriod(stay).from.toISOString(),
      reportedAt: stay.noShowAt?.toISOString() ?? null,
    },
    decline: {
      isPossible: requestedAt === null && mayDeclineToHost(stay, now),
      requestedAt: requestedAt?.toISOString() ?? null,
    },
  };
}
