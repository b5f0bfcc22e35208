import type { ArrivalDetails } from "#api/order/arrival-details.ts";
import type { PaidPlan } from "#api/order/paid-plan.ts";
import type { MailContent, MailLink, MailSection } from "#api/platform/messaging/mail-content.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { ogPictureUrl } from "#domain/picture/picture-url.ts";
import type { Site } from "#domain/site/sites.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Day } from "#domain/stay/day.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { cancellationSection } from "./cancellation-section.ts";
import { arrivalSections, homeOf, priceSection, staySection } from "./order-mail-sections.ts";
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
  arrival: ArrivalDetails;
  plan: PaidPlan | null;
  /** Of a cancelled order. */
  refunds: MailRefunds | null;
};

/** The content of an email about an order, in the language of the order. */
export function orderMailContent(kind: OrderMail, order: OrderRow, options: MessageOptions): MailContent {
  const { site, origin, access } = options;
  const { language, orderNumber: number } = order;
  const { propertyId } = order.chalet;
  const { mail } = lazyMessagesOf(language);
  const { brand } = messagesOf(language).shell;
  const home = homeOf(order);
  return {
    language,
    brand: site.brand,
    brandName: brand[site.brand],
    origin,
    title: kind === "noShow" ? mail.noShowSubject : mail[`${kind}Subject`]({ number }),
    hello: mail.hello({ name: order.chalet.snapshot.guests.firstName }),
    lead: mail[`${kind}Lead`],
    picture: isPaidMail(kind) ? { src: `${origin}${ogPictureUrl(propertyId)}`, alt: home } : null,
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
  const stay = staySection(order);
  if (refunds) return [stay, refundSection(order, refunds)];
  if (kind === "noShow") return [stay];
  if (kind === "failed") return [{ facts: stay.facts?.slice(0, 1) ?? [] }];
  const isPaid = isPaidMail(kind);
  return [
    stay,
    ...(isPaid ? arrivalSections(order, arrival, calendarLink(order, origin, access)) : []),
    { ...priceSection(order, { rate, isPaid, plan }), ...(isPaid && { links: [invoiceLink(order, origin, access)] }) },
    cancellationSection(order),
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
function isPaidMail(kind: OrderMail): boolean {
  return kind === "confirmed" || kind === "changed";
}

function calendarLink({ language, orderNumber }: OrderRow, origin: string, access: string): string {
  return `${origin}/api/enigma/order/${orderNumber}/stay.ics?lang=${language}&access=${access}`;
}

/** A cancelled stay has no amounts in its SMS. */
export function cancelledSmsText(order: OrderRow, { site, origin, access }: LinkOptions): string {
  const { language, orderNumber: number } = order;
  const brand = messagesOf(language).shell.brand[site.brand];
  return lazyMessagesOf(language).mail.smsCancelled({ brand, number, link: orderLink(order, origin, access) });
}

export function noShowSmsText(order: OrderRow, options: LinkOptions): string {
  return lazyMessagesOf(order.language).mail.smsNoShow(staySms(order, options));
}

export function smsText(order: OrderRow, options: LinkOptions): string {
  return lazyMessagesOf(order.language).mail.smsConfirmed(staySms(order, options));
}

/** The new days of a changed stay. */
export function changedSmsText(order: OrderRow, { site, origin, access }: LinkOptions): string {
  const { language, orderNumber: number, chalet } = order;
  const [from, to] = [chalet.checkIn, chalet.checkOut].map((day) => displayDay(day as Day, language));
  const brand = messagesOf(language).shell.brand[site.brand];
  const link = orderLink(order, origin, access);
  return lazyMessagesOf(language).mail.smsChanged({ brand, number, from: from ?? "", to: to ?? "", link });
}

function staySms(order: OrderRow, { site, origin, access }: LinkOptions) {
  const { language, orderNumber: number } = order;
  const brand = messagesOf(language).shell.brand[site.brand];
  const day = displayDay(order.chalet.checkIn as Day, language);
  return { brand, number, home: homeOf(order), day, link: orderLink(order, origin, access) };
}
