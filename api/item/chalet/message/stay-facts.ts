import type { MailFact } from "#api/platform/messaging/mail-content.ts";
import type { OrderItemOf } from "#api/schema/item.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { ogPictureUrl } from "#domain/picture/picture-url.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import type { Day } from "#domain/stay/day.ts";

type OrderStay = OrderItemOf<"chalet">;

/** Which home, when and for whom. */
export function stayFacts({ order: { language }, item }: { order: OrderRow; item: OrderStay }): MailFact[] {
  const { mail } = lazyMessagesOf(language);
  const { property, guests } = item.snapshot;
  const moment = (day: string, time: string) => ({
    day: displayDay(day as Day, language),
    time: displayTime(time, language),
  });
  const people = guests.guestCount.adults + guests.guestCount.children;
  return [
    { name: mail.home, value: homeName(item, language) },
    { name: mail.arrival, value: mail.from(moment(item.startsOn, property.checkinBeginTime)) },
    { name: mail.departure, value: mail.until(moment(item.endsOn, property.checkoutEndTime)) },
    { name: mail.guests, value: messagesOf(language).count.guests({ n: people }) },
  ];
}

export function homeName({ snapshot: { property } }: OrderStay, language: Language): string {
  return language === "ar" ? property.nameAr : property.nameEn;
}

export function homePicture({ propertyId }: OrderStay): string {
  return ogPictureUrl(propertyId);
}
