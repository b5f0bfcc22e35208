import type { MailFact } from "#api/platform/messaging/mail-content.ts";
import type { OrderItemOf } from "#api/schema/item.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { ogPictureUrl } from "#domain/picture/picture-url.ts";
import type { Language } from "#domain/site/language.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { displayTime } from "#domain/stay/calendar/display-time.ts";
import type { Day } from "#domain/stay/day.ts";

type OrderStay = OrderItemOf<"chalet">;

/** Which home, when and for whom. */
export function stayFacts({ order: { language }, item }: { order: OrderRow; item: OrderStay }): MailFact[] {
  const { mail, order: words } = lazyMessagesOf(language);
  const { property, guests } = item.snapshot;
  const day = (which: string, time: string) => `${displayDay(which as Day, language)}\n${time}`;
  const from = words.from({ time: displayTime(property.checkinBeginTime, language) });
  const until = words.until({ time: displayTime(property.checkoutEndTime, language) });
  const people = guests.guestCount.adults + guests.guestCount.children;
  return [
    { name: mail.home, value: homeName(item, language) },
    { name: mail.arrival, value: day(item.startsOn, from) },
    { name: mail.departure, value: day(item.endsOn, until) },
    { name: mail.guests, value: messagesOf(language).count.guests({ n: people }) },
  ];
}

export function homeName({ snapshot: { property } }: OrderStay, language: Language): string {
  return language === "ar" ? property.nameAr : property.nameEn;
}

export function homePicture({ propertyId }: OrderStay): string {
  return ogPictureUrl(propertyId);
}
