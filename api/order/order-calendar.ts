import type { Order } from "#contract/order.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { stayCalendar } from "#domain/order/stay-calendar.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { addressLines } from "#domain/property/exact-address.ts";
import type { Language } from "#domain/site/language.ts";
import type { Day } from "#domain/stay/day.ts";
import { readTimeZone } from "#domain/stay/time-zone.ts";

type CalendarOptions = { language: Language; origin: string; now: Date };

/** The calendar file of a confirmed order. Its link opens the order only in a browser that may see it. */
export function orderCalendar(order: Order, { language, origin, now }: CalendarOptions): string {
  const { property, orderNumber, contact, exactAddress } = order;
  const { order: words, mail } = lazyMessagesOf(language);
  const host = contact && `${contact.firstName} ${contact.phone}`;
  const url = `${origin}/${language}${pagePath("confirmation", "desktop", { orderNumber })}`;
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
  });
}
