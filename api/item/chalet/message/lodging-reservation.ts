import { arrivalDetails } from "#api/item/chalet/order/arrival-details.ts";
import { stayBegins, stayEnds } from "#api/item/chalet/stay-times.ts";
import type { ItemMoment, ReservationLinks } from "#api/item/kind/item-handler.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { OrderItemOf } from "#api/schema/item.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { Language } from "#domain/language/language.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { addressLines } from "#domain/property/exact-address.ts";
import { utcOffset } from "#domain/stay/time-zone.ts";
import { homeName } from "./stay-facts.ts";

type Placed = { order: OrderRow; item: OrderItemOf<"chalet"> };

/** The stay in the words of schema.org, from which mail programs show a card and fill a calendar. */
export async function lodgingReservation(
  db: Tx,
  { order, item }: Placed,
  { open, change, cancel }: ReservationLinks,
): Promise<object> {
  const { guests } = item.snapshot;
  const { adults, children } = guests.guestCount;
  return {
    "@context": "http://schema.org",
    "@type": "LodgingReservation",
    reservationNumber: order.orderNumber,
    reservationStatus: "http://schema.org/ReservationConfirmed",
    underName: { "@type": "Person", name: `${guests.firstName} ${guests.lastName}`.trim() },
    reservationFor: await lodgingOf(db, { order, item }),
    checkinTime: momentText(stayBegins(item)),
    checkoutTime: momentText(stayEnds(item)),
    numAdults: adults,
    numChildren: children,
    bookingTime: order.createdAt.toISOString(),
    totalPrice: fromMinorUnits(order.totalMinor, order.currency),
    priceCurrency: order.currency,
    url: open,
    modifyReservationUrl: change,
    cancelReservationUrl: cancel,
  };
}

async function lodgingOf(db: Tx, { order: { statusCode, language }, item }: Placed): Promise<object> {
  const { contact, exactAddress } = await arrivalDetails(db, { statusCode, item }, language);
  const { areaAr, areaEn, cityAr, cityEn, location } = item.snapshot.property;
  const place = language === "ar" ? { area: areaAr, city: cityAr } : { area: areaEn, city: cityEn };
  return {
    "@type": "LodgingBusiness",
    name: homeName(item, language),
    address: {
      "@type": "PostalAddress",
      streetAddress: addressLines(exactAddress, { ...place, language, building: plainBuilding }).join(comma(language)),
      addressLocality: place.city,
      ...(exactAddress?.postalCode && { postalCode: exactAddress.postalCode }),
    },
    geo: { "@type": "GeoCoordinates", latitude: location.latitude, longitude: location.longitude },
    ...(contact && { telephone: contact.phone }),
  };
}

const comma = (language: Language) => (language === "ar" ? "، " : ", ");
const plainBuilding = ({ number }: { number: string }) => number;

/** ISO 8601 with the offset of the place. */
function momentText({ day, time, timeZone }: ItemMoment): string {
  return `${day}T${time}:00${utcOffset(timeZone).replace(/^(.\d\d)(\d\d)$/, "$1:$2")}`;
}
