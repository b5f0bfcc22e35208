import type { OrderFields, SummaryFields } from "#api/item/kind/item-handler.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { approximatePoint } from "#api/property/location/approximate-point.ts";
import type { CartItemOf, OrderItemOf } from "#api/schema/item.ts";
import type { OrderRow, WholeOrder } from "#api/schema/order.ts";
import type { Language } from "#domain/language/language.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import type { Day } from "#domain/stay/day.ts";
import { nightsOf } from "#domain/stay/stay.ts";
import { arrivalDetails } from "./arrival-details.ts";
import { stayView } from "./stay-view.ts";

type Stay = OrderItemOf<"chalet">;

/** A stay in a list of orders. The exact location is shown while it is confirmed. */
export function staySummary(
  { statusCode }: WholeOrder,
  { snapshot, startsOn: checkIn, endsOn: checkOut }: Stay,
  { language, secrets }: { language: Language; secrets: readonly string[] },
): SummaryFields {
  const { cityEn, cityAr, areaEn, areaAr, location, ...property } = snapshot.property;
  const isConfirmed = statusCode === orderStatus.confirmed;
  const point = isConfirmed ? location : { ...location, ...approximatePoint(property.propertyId, location, secrets) };
  return {
    productType: "accommodation",
    property: {
      ...property,
      location: { ...point, isExact: isConfirmed },
      city: language === "ar" ? cityAr : cityEn,
      area: language === "ar" ? areaAr : areaEn,
    },
    checkIn,
    checkOut,
    nights: nightsOf({ checkIn: checkIn as Day, checkOut: checkOut as Day }),
  };
}

/** What the guest of an order sees of its stay beside the summary. */
export async function stayFields(
  db: Tx,
  { order, item }: { order: OrderRow; item: Stay },
  language: Language,
): Promise<OrderFields> {
  const { policySnapshot, depositAmount } = item.snapshot;
  return {
    policySnapshot,
    ...(await arrivalDetails(db, { statusCode: order.statusCode, item }, language)),
    deposit: { amount: depositAmount, state: "due" },
    stay: await stayView(db, order),
  };
}

/** What an operator sees of a stay. */
export function operatorFacts({ stayState, propertyId, startsOn, endsOn }: Stay) {
  return { stay: stayState, property: propertyId, checkIn: startsOn, checkOut: endsOn };
}

/** What a user's export has of a stay in a cart. */
export function exportedStay({ propertyId, startsOn, endsOn }: CartItemOf<"chalet">) {
  return { propertyId, checkIn: startsOn, checkOut: endsOn };
}
