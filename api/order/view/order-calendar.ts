import type { Order } from "#contract/order/order.ts";
import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import type { OrderEventKind } from "#domain/order/order-event.ts";
import { stayCalendar } from "#domain/order/stay-calendar.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { addressLines } from "#domain/property/exact-address.ts";
import type { Day } from "#domain/stay/day.ts";
import { readTimeZone } from "#domain/stay/time-zone.ts";

/** `access` opens the order in any browser: calendars are read on other devices than the one that booked. */
type CalendarOptions = { language: Language; origin: string; access: string; now: Date };

/** What changes the days of a stay. */
const CHANGES: readonly OrderEventKind[] = ["changed", "left-early"];

/** The calendar file of a confirmed order. */
export function orderCalendar(order: Order, { language, origin, access, now }: CalendarOptions): string {
  const { property, orderNumber, contact, exactAddress } = order;
  const { order: words, mail } = lazyMessagesOf(language);
  const host = contact && `${contact.firstName} ${contact.phone}`;
  const url = `${origin}/${language}${pagePath("confirmation", "desktop", { orderNumber, access })}`;
  const place = addressLines(exactAddress, { ...property, language, building: words.building });
  const facts = [
    [mail.number, orderNumber],
    [words.plusCode, exactAddress?.plusCode],
    [words.host, host],
  ];
  return stayCalendar({
    orderNumber,
    begin: { day: order.checkIn as Day, time: property.checkinBeginTime },
    end: { day: order.checkOut as Day, time: property.checkoutEndTime },
    timeZone: readTimeZone(property.timeZone),
    title: language === "ar" ? property.nameAr : property.nameEn,
    place: place.join(language === "ar" ? "، " : ", "),
    point: property.location,
    description: [...facts.filter(([, value]) => value).map((fact) => fact.join(": ")), url].join("\n"),
    contact: host,
    url,
    stamp: now,
    sequence: order.events.filter(({ kind }) => CHANGES.includes(kind)).length,
  });
}
