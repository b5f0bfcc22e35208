import { handlerOf } from "#api/item/item-kinds.ts";
import { firstItem, guestsOf } from "#api/item/order-items.ts";
import type { PaidPlan } from "#api/order/paid-plan.ts";
import type { MailContent, MailLink, MailSection } from "#api/platform/messaging/mail-content.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import type { Site } from "#domain/site/sites.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Day } from "#domain/stay/day.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { bookingSection, nameOfOrder, priceSection } from "./order-mail-sections.ts";
import { type MailRefunds, refundSection } from "./refund-section.ts";

export type OrderMail =
  | "confirmed"
  | "changed"
  | "pending"
  | "failed"
  | "cancelled"
  | "refunded"
  | "refundChanged"
  | "noShow";
export type LinkOptions = {
  site: Site;
  origin: string;
  /** Lets a link open the order in any browser. */
  access: string;
};
/** `rate` is that of the order's currency. */
type MessageOptions = LinkOptions & {
  rate: number;
  /** What a guest needs on arrival; only paid mails show it. */
  arrival: MailSection[];
  plan: PaidPlan | null;
  /** Of a cancelled order. */
  refunds: MailRefunds | null;
};

/** The content of an email about an order, in the language of the order. */
export function orderMailContent(kind: OrderMail, order: OrderRow, options: MessageOptions): MailContent {
  const { site, origin, access } = options;
  const { language, orderNumber: number } = order;
  const { mail } = lazyMessagesOf(language);
  const { brand } = messagesOf(language).shell;
  const first = firstItem(order);
  const picture = handlerOf(first).messages.picture(first);
  return {
    language,
    brand: site.brand,
    brandName: brand[site.brand],
    origin,
    title: kind === "noShow" ? mail.noShowSubject : mail[`${kind}Subject`]({ number }),
    hello: mail.hello({ name: guestsOf(order).firstName }),
    lead: mail[`${kind}Lead`],
    picture: isPaidMail(kind) && picture ? { src: `${origin}${picture}`, alt: nameOfOrder(order) } : null,
    code: null,
    sections: sectionsOf(kind, order, options),
    action: kind === "failed" ? null : { label: mail.open, href: orderLink(order, origin, access) },
    help: mail.help({ mail: leftToRight(site.supportEmails.booking), phone: leftToRight(site.supportPhone) }),
  };
}

function sectionsOf(
  kind: OrderMail,
  order: OrderRow,
  { origin, access, rate, arrival, plan, refunds }: MessageOptions,
): MailSection[] {
  const booking = bookingSection(order);
  if (refunds) return [booking, refundSection(order, refunds)];
  if (kind === "noShow") return [booking];
  if (kind === "failed") return [{ facts: booking.facts?.slice(0, 1) ?? [] }];
  const isPaid = isPaidMail(kind);
  return [
    booking,
    ...(isPaid ? arrival : []),
    { ...priceSection(order, { rate, isPaid, plan }), ...(isPaid && { links: [invoiceLink(order, origin, access)] }) },
    ...order.items.map((item) => handlerOf(item).messages.cancellation({ order, item })),
  ];
}

/** Opens the booking, where the invoice is as soon as it is issued. */
function invoiceLink(order: OrderRow, origin: string, access: string): MailLink {
  return { label: lazyMessagesOf(order.language).mail.invoice, href: orderLink(order, origin, access) };
}

export function orderLink(
  { language, orderNumber }: Pick<OrderRow, "language" | "orderNumber">,
  origin: string,
  access: string,
): string {
  return `${origin}/${language}${pagePath("confirmation", "desktop", { orderNumber, access })}`;
}

/** Mails about a stay that is paid and to come. */
export function isPaidMail(kind: OrderMail): boolean {
  return kind === "confirmed" || kind === "changed";
}

export function calendarLink({ language, orderNumber }: OrderRow, origin: string, access: string): string {
  return `${origin}/api/enigma/order/${orderNumber}/stay.ics?lang=${language}&access=${access}`;
}

/** A cancelled stay has no amounts in its SMS. */
export function cancelledSmsText(order: OrderRow, { site, origin, access }: LinkOptions): string {
  const { language, orderNumber: number } = order;
  const brand = messagesOf(language).shell.brand[site.brand];
  return lazyMessagesOf(language).mail.smsCancelled({ brand, number, link: orderLink(order, origin, access) });
}

export function noShowSmsText(order: OrderRow, options: LinkOptions): string {
  return lazyMessagesOf(order.language).mail.smsNoShow(bookingSms(order, options));
}

export function smsText(order: OrderRow, options: LinkOptions): string {
  return lazyMessagesOf(order.language).mail.smsConfirmed(bookingSms(order, options));
}

/** The new days of a changed stay. */
export function changedSmsText(order: OrderRow, { site, origin, access }: LinkOptions): string {
  const { language, orderNumber: number } = order;
  const { startsOn, endsOn } = firstItem(order);
  const [from, to] = [startsOn, endsOn].map((day) => displayDay(day as Day, language));
  const brand = messagesOf(language).shell.brand[site.brand];
  const link = orderLink(order, origin, access);
  return lazyMessagesOf(language).mail.smsChanged({ brand, number, from: from ?? "", to: to ?? "", link });
}

function bookingSms(order: OrderRow, { site, origin, access }: LinkOptions) {
  const { language, orderNumber: number } = order;
  const brand = messagesOf(language).shell.brand[site.brand];
  const day = displayDay(firstItem(order).startsOn as Day, language);
  return { brand, number, home: nameOfOrder(order), day, link: orderLink(order, origin, access) };
}
