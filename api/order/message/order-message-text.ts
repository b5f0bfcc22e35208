import { handlerOf } from "#api/item/item-kinds.ts";
import type { ReservationLinks } from "#api/item/kind/item-handler.ts";
import { firstItem, guestsOf } from "#api/item/order-items.ts";
import type { PaidPlan } from "#api/order/view/paid-plan.ts";
import type { MailContent, MailLink, MailSection } from "#api/platform/messaging/mail-content.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { PaidPrice } from "#domain/cart/paid-with.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { isInWallet } from "#domain/order/refund-text.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import type { Site } from "#domain/site/sites.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import type { Day } from "#domain/stay/day.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { changeSection, type MailChange } from "./change-section.ts";
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
  /** The whole price and what paid it. */
  paid: PaidPrice;
  plan: PaidPlan | null;
  /** What the sale is documented by. */
  document: "invoice" | "receipt";
  /** When the stay was booked, or changed last: deadlines before it were never the guest's. */
  bookedAt: Date;
  /** Of a mail about money that goes back. */
  refunds: MailRefunds | null;
  /** The change that a mail is about. */
  change: MailChange | null;
  /** What mail programs read of a paid stay. */
  data: readonly object[];
};

/** The content of an email about an order, in the language of the order. */
export function orderMailContent(kind: OrderMail, order: OrderRow, options: MessageOptions): MailContent {
  const { site, origin, access } = options;
  const { language, orderNumber: number } = order;
  const { mail } = lazyMessagesOf(language);
  const { brand } = messagesOf(language).shell;
  const first = firstItem(order);
  const picture = handlerOf(first).messages.picture(first);
  const text = kind === "refunded" && isAllInWallet(options.refunds) ? "refundedToWallet" : kind;
  return {
    language,
    brand: site.brand,
    brandName: brand[site.brand],
    origin,
    title: text === "noShow" ? mail.noShowSubject : mail[`${text}Subject`]({ number }),
    hello: mail.hello({ name: guestsOf(order).firstName }),
    lead: mail[`${text}Lead`],
    picture: isPaidMail(kind) && picture ? { src: `${origin}${picture}`, alt: nameOfOrder(order) } : null,
    code: null,
    sections: sectionsOf(kind, order, options),
    action: kind === "failed" ? null : { label: mail.open, href: orderLink(order, origin, access) },
    help: mail.help({ mail: leftToRight(site.supportEmails.booking), phone: leftToRight(site.supportPhone) }),
    data: options.data,
  };
}

function isAllInWallet(refunded: MailRefunds | null): boolean {
  const refunds = refunded?.refunds ?? [];
  return refunds.length > 0 && refunds.every(isInWallet);
}

function sectionsOf(kind: OrderMail, order: OrderRow, options: MessageOptions): MailSection[] {
  const { origin, access, rate, arrival, paid, plan, bookedAt, refunds, change } = options;
  const booking = bookingSection(order);
  if (refunds) return [booking, refundSection(order, refunds, orderLink(order, origin, access))];
  if (kind === "noShow") return [booking];
  if (kind === "failed") return [{ facts: booking.facts?.slice(0, 1) ?? [] }];
  const isPaid = isPaidMail(kind);
  return [
    { ...booking, ...(isPaid && { links: actionLinks(order, options) }) },
    ...(change ? [changeSection(order, change)] : []),
    ...(isPaid ? arrival : []),
    {
      ...priceSection(order, { rate, paid: isPaid ? paid : null, plan }),
      ...(isPaid && { links: [documentLink(order, options)] }),
    },
    ...order.items.map((item) => handlerOf(item).messages.cancellation({ order, item }, bookedAt)),
  ];
}

/** Their pages say what is possible, with its amounts, before anything happens. */
function actionLinks({ language, orderNumber }: OrderRow, { origin, access }: MessageOptions): MailLink[] {
  const { mail } = lazyMessagesOf(language);
  const { change, cancel } = reservationLinks({ language, orderNumber }, origin, access);
  return [
    { label: mail.change, href: change },
    { label: mail.cancel, href: cancel },
  ];
}

export function reservationLinks(order: LinkedOrder, origin: string, access: string): ReservationLinks {
  const { language, orderNumber } = order;
  const to = (page: "manageBookingChange" | "manageBookingCancel") =>
    `${origin}/${language}${pagePath(page, "desktop", { orderNumber, access })}`;
  return {
    open: orderLink(order, origin, access),
    change: to("manageBookingChange"),
    cancel: to("manageBookingCancel"),
  };
}

/** Opens the booking, where the invoice or receipt is as soon as it is issued. */
function documentLink(order: OrderRow, { document, origin, access }: MessageOptions): MailLink {
  return { label: lazyMessagesOf(order.language).mail[document], href: orderLink(order, origin, access) };
}

type LinkedOrder = Pick<OrderRow, "language" | "orderNumber">;

export function orderLink({ language, orderNumber }: LinkedOrder, origin: string, access: string): string {
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
