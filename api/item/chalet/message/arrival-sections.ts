import { type ArrivalDetails, arrivalDetails } from "#api/item/chalet/order/arrival-details.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { MailSection } from "#api/platform/messaging/mail-content.ts";
import type { OrderItemOf } from "#api/schema/item.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { addressLines } from "#domain/property/exact-address.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";

type Placed = { order: OrderRow; item: OrderItemOf<"chalet"> };

/** Where the home is and whom to call there; `calendarHref` is the link of the calendar file. */
export async function readArrival(db: Tx, placed: Placed, calendarHref: string): Promise<MailSection[]> {
  const { statusCode, language } = placed.order;
  const details = await arrivalDetails(db, { statusCode, item: placed.item }, language);
  return arrivalSections(placed, details, calendarHref);
}

export function arrivalSections(
  { order: { language }, item: { snapshot } }: Placed,
  { contact, exactAddress }: ArrivalDetails,
  calendarHref: string,
): MailSection[] {
  const { order: words, mail } = lazyMessagesOf(language);
  const { location, areaAr, areaEn, cityAr, cityEn } = snapshot.property;
  const isArabic = language === "ar";
  const place = { language, area: isArabic ? areaAr : areaEn, city: isArabic ? cityAr : cityEn };
  const address = addressLines(exactAddress, { ...place, building: words.building });
  const destination = `${location.latitude},${location.longitude}`;
  const where = {
    title: words.where,
    facts: [
      { name: mail.address, value: address.join("\n") },
      ...(exactAddress ? [{ name: words.plusCode, value: leftToRight(exactAddress.plusCode) }] : []),
    ],
    links: [
      { label: words.directions, href: `https://www.google.com/maps/dir/?api=1&destination=${destination}` },
      { label: words.calendar, href: calendarHref },
    ],
  };
  const host = contact && {
    title: words.host,
    facts: [{ name: `${contact.firstName} (${words.hostOf[contact.userType]})`, value: leftToRight(contact.phone) }],
  };
  return [where, ...(host ? [host] : [])];
}
