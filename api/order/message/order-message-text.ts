import type { MailContent } from "#api/platform/messaging/mail-page.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { depositText } from "#domain/cart/deposit-text.ts";
import { lineName } from "#domain/cart/line-name.ts";
import { paidText } from "#domain/cart/paid-text.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import type { Site } from "#domain/site/sites.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { displayMoment, displayTime } from "#domain/stay/calendar/display-time.ts";
import type { Day } from "#domain/stay/day.ts";

export type OrderMail = "confirmed" | "pending" | "failed";
/** `rate` is that of the order's currency; `access` lets the link open the order in any browser. */
type MessageOptions = { site: Site; origin: string; rate: number; access: string };

/** The content of an email about an order, in the language of the order. */
export function orderMailContent(
  kind: OrderMail,
  order: OrderRow,
  { site, origin, rate, access }: MessageOptions,
): MailContent {
  const { language, orderNumber: number } = order;
  const { mail } = lazyMessagesOf(language);
  const { brand } = messagesOf(language).shell;
  const { guests } = order.snapshot;
  return {
    language,
    brand: site.brand,
    brandName: brand[site.brand],
    title: mail[`${kind}Subject`]({ number }),
    hello: mail.hello({ name: guests.firstName }),
    lead: mail[`${kind}Lead`],
    facts: kind === "failed" ? [{ name: mail.number, value: number }] : factsOf(kind, order, rate),
    action: kind === "failed" ? null : { label: mail.open, href: orderLink(order, origin, access) },
    help: mail.help({ mail: site.supportEmails.booking, phone: `\u2066${site.supportPhone}\u2069` }),
  };
}

function orderLink({ language, orderNumber }: OrderRow, origin: string, access: string): string {
  return `${origin}/${language}${pagePath("confirmation", "desktop", { orderNumber, access })}`;
}

export function smsText(order: OrderRow, { site, origin, access }: Omit<MessageOptions, "rate">): string {
  const { language, orderNumber: number } = order;
  const brand = messagesOf(language).shell.brand[site.brand];
  const day = displayDay(order.checkIn as Day, language);
  return lazyMessagesOf(language).mail.smsConfirmed({
    brand,
    number,
    home: propertyNameOf(order),
    day,
    link: orderLink(order, origin, access),
  });
}

function propertyNameOf({ snapshot: { property }, language }: OrderRow): string {
  return language === "ar" ? property.nameAr : property.nameEn;
}

function factsOf(kind: OrderMail, order: OrderRow, rate: number): MailContent["facts"] {
  const { language, snapshot, currency } = order;
  const { mail, policy } = lazyMessagesOf(language);
  const { property, guests, policySnapshot, depositAmount } = snapshot;
  const day = (which: string, time: string) => `${displayDay(which as Day, language)} ${displayTime(time, language)}`;
  const free = policySnapshot[0]?.lastFreeCancellation;
  const address = language === "ar" ? property.addressAr : property.addressEn;
  const people = guests.guestCount.adults + guests.guestCount.children;
  return [
    { name: mail.number, value: order.orderNumber },
    { name: mail.home, value: propertyNameOf(order) },
    { name: mail.arrival, value: day(order.checkIn, property.checkinBeginTime) },
    { name: mail.departure, value: day(order.checkOut, property.checkoutEndTime) },
    { name: mail.guests, value: messagesOf(language).count.guests({ n: people }) },
    ...(kind === "confirmed" ? priceFacts(order) : []),
    ...(depositAmount > 0
      ? [{ name: mail.deposit, value: depositText(depositAmount, { currency, rate }, language) }]
      : []),
    ...(kind === "confirmed" && address ? [{ name: mail.address, value: address }] : []),
    ...(free ? [{ name: mail.policy, value: policy.full({ d: displayMoment(new Date(free), language) }) }] : []),
  ];
}

/** Line by line as on the pages, down to what was paid. */
function priceFacts({ language, currency, totalMinor, snapshot }: OrderRow): MailContent["facts"] {
  const total = Number(fromMinorUnits(totalMinor, currency));
  return [
    ...snapshot.priceLines[language].map(({ displayPrice, ...line }) => ({
      name: lineName(line, messagesOf(language)),
      value: paidText(displayPrice, language),
    })),
    { name: lazyMessagesOf(language).mail.total, value: paidText({ total, currency }, language) },
  ];
}
