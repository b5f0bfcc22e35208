import { orderRate } from "#api/cart/price/order-rate.ts";
import { stayOfOrder } from "#api/item/chalet/order/stay-of-order.ts";
import { lastEventAt } from "#api/item/event/order-events.ts";
import { handlerOf } from "#api/item/item-kinds.ts";
import { firstItem } from "#api/item/order-items.ts";
import { grantAccess } from "#api/order/order-access.ts";
import { paidPlan } from "#api/order/view/paid-plan.ts";
import { paidPrice } from "#api/order/view/paid-prices.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { Mail } from "#api/platform/messaging/mail/mail.ts";
import type { Mailer } from "#api/platform/messaging/mail/mailer.ts";
import { sendMail } from "#api/platform/messaging/mail/send-mail.ts";
import { type MailContent, type MailSection, mailText } from "#api/platform/messaging/mail-content.ts";
import { mailPage } from "#api/platform/messaging/mail-page.ts";
import type { OutboxHandler, OutboxJob, OutboxOutcome } from "#api/platform/outbox/run-outbox.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { OutboxKind } from "#api/schema/outbox.ts";
import type { SmsSender } from "#api/sms/sms-sender.ts";
import { documentTerms, kindOfSale } from "#domain/document/document-terms.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { objectionEnd } from "#domain/order/stay-actions.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { siteById, sites } from "#domain/site/sites.ts";
import { attachedCalendar } from "./attached-calendar.ts";
import { mailChange } from "./change-section.ts";
import { hostCancelledMail, hostCancelledSmsText } from "./host-cancelled-mail.ts";
import {
  calendarLink,
  cancelledSmsText,
  changedSmsText,
  isPaidMail,
  type LinkOptions,
  noShowSmsText,
  type OrderMail,
  orderMailContent,
  reservationLinks,
  smsText,
} from "./order-message-text.ts";
import { orderOfSubject } from "./order-of-subject.ts";
import { mailRefunds } from "./refund-section.ts";

/** Mails about money that goes back. */
const REFUND_MAILS: ReadonlySet<OrderMail> = new Set(["cancelled", "refunded", "refundChanged"]);

/** Mails about something else than an order. */
type OtherMail =
  | "mail-points"
  | "mail-alert"
  | "mail-earned"
  | "mail-document"
  | "mail-reward"
  | "mail-expiring"
  | "mail-expiring-soon"
  | `mail-gift-${string}`;
export type MessageDeps = { db: Db; settings: Settings; mailer: Mailer };
type SmsDeps = MessageDeps & { sms: Pick<SmsSender, "send"> };

/** Sends guests the messages about their orders. The message has the id of its job, so a partner recognises a repetition. */
export function orderMessageHandlers(
  deps: SmsDeps,
): Record<Exclude<Extract<OutboxKind, `mail-${string}` | `sms-${string}`>, OtherMail>, OutboxHandler> {
  const about =
    (send: Send, isTrue: StillTrue = () => true): OutboxHandler =>
    async (job) => {
      const order = await orderOfSubject(deps.db, job.subjectId);
      return isTrue(order, await productTime(deps.db)) ? send(job, order) : "done";
    };
  const mail = (kind: OrderMail, isTrue?: StillTrue) =>
    about((job, order) => sendOrderMail(deps, job, order, kind), isTrue);
  const sms = (textOf: typeof smsText, isTrue?: StillTrue) =>
    about((job, order) => sendSms(deps, job, order, textOf), isTrue);
  return {
    "mail-confirmed": mail("confirmed", isConfirmed),
    "mail-pending": mail("pending", (order) => order.statusCode === orderStatus.pending),
    "mail-failed": mail("failed"),
    "mail-cancelled": mail("cancelled"),
    "mail-refunded": mail("refunded"),
    "mail-refund-changed": mail("refundChanged"),
    "sms-confirmed": sms(smsText, isConfirmed),
    "sms-cancelled": sms(cancelledSmsText),
    "mail-no-show": mail("noShow", mayObject),
    "sms-no-show": sms(noShowSmsText, mayObject),
    "mail-changed": mail("changed", isConfirmed),
    "sms-changed": sms(changedSmsText, isConfirmed),
    "mail-host-cancelled": about((job, order) => sendHostCancelled(deps, job, order)),
    "sms-host-cancelled": sms(hostCancelledSmsText),
  };
}

type Send = (job: OutboxJob, order: OrderRow) => Promise<OutboxOutcome>;
/** A message can wait for hours. What is not true any more when it could be sent is not sent. */
type StillTrue = (order: OrderRow, now: Date) => boolean;

function isConfirmed({ statusCode }: OrderRow): boolean {
  return statusCode === orderStatus.confirmed;
}

/** The message about a no-show says so. An operator may have corrected the report before it is sent. */
function mayObject(order: OrderRow, now: Date): boolean {
  const end = objectionEnd(stayOfOrder(order));
  return end !== null && now < end;
}

async function sendHostCancelled(deps: MessageDeps, job: OutboxJob, order: OrderRow): Promise<"done"> {
  const linkOptions = await linkOptionsOf(deps, order, job);
  return deliver(deps, job, order, await hostCancelledMail(deps.db, order, linkOptions));
}

async function sendOrderMail(deps: MessageDeps, job: OutboxJob, order: OrderRow, kind: OrderMail): Promise<"done"> {
  const linkOptions = await linkOptionsOf(deps, order, job);
  const isPaid = isPaidMail(kind);
  const arrival = isPaid ? await arrivalOf(deps.db, order, linkOptions) : [];
  const data = isPaid ? await reservationsOf(deps.db, order, linkOptions) : [];
  const [rate, plan] = [await orderRate(deps.db, order), await paidPlan(deps.db, order.id)];
  const paid = await paidPrice(deps.db, order);
  const bookedAt = await bookedAtOf(deps.db, order);
  const document = await documentOf(deps.db, order, linkOptions);
  const refunds = REFUND_MAILS.has(kind) ? await mailRefunds(deps.db, order) : null;
  const change = kind === "changed" ? await mailChange(deps.db, order, job.subjectId) : null;
  const content = orderMailContent(kind, order, {
    ...linkOptions,
    arrival,
    rate,
    paid,
    plan,
    bookedAt,
    document,
    refunds,
    change,
    data,
  });
  const { secrets } = deps.settings;
  const calendar = isPaid ? await attachedCalendar(deps.db, order, { ...linkOptions, secrets }) : null;
  return deliver(deps, job, order, content, calendar);
}

async function documentOf(db: Tx, order: OrderRow, { site }: LinkOptions): Promise<"invoice" | "receipt"> {
  const first = firstItem(order);
  return kindOfSale(documentTerms(site, await handlerOf(first).document.country(db, first)));
}

async function bookedAtOf(db: Tx, { id, createdAt }: OrderRow): Promise<Date> {
  return (await lastEventAt(db, id, "changed")) ?? createdAt;
}

async function arrivalOf(db: Tx, order: OrderRow, { origin, access }: LinkOptions): Promise<MailSection[]> {
  const sections: MailSection[] = [];
  for (const item of order.items)
    sections.push(
      ...(await handlerOf(item).messages.arrival(db, { order, item }, calendarLink(order, origin, access))),
    );
  return sections;
}

async function reservationsOf(db: Tx, order: OrderRow, { origin, access }: LinkOptions): Promise<object[]> {
  const links = reservationLinks(order, origin, access);
  const found: object[] = [];
  for (const item of order.items) found.push(await handlerOf(item).messages.reservation(db, { order, item }, links));
  return found;
}

export async function deliver(
  deps: MessageDeps,
  job: OutboxJob,
  order: OrderRow,
  content: MailContent,
  calendar: Mail["calendar"] = null,
) {
  const { supportEmails } = siteById(order.siteId);
  await sendMail(deps, {
    messageId: job.id,
    from: supportEmails.booking,
    to: order.contactEmail,
    subject: content.title,
    text: mailText(content),
    html: mailPage(content),
    calendar,
  });
  return "done" as const;
}

async function sendSms(deps: SmsDeps, job: OutboxJob, order: OrderRow, textOf: typeof smsText): Promise<OutboxOutcome> {
  const linkOptions = await linkOptionsOf(deps, order, job);
  return deps.sms.send({ messageId: job.id, to: order.contactPhone, text: textOf(order, linkOptions) });
}

/** Links lead to the site of the order, whatever host a request named, and open the order in any browser. */
export async function linkOptionsOf(
  { db, settings }: Pick<MessageDeps, "db" | "settings">,
  { id, siteId }: Pick<OrderRow, "id" | "siteId">,
  job: Pick<OutboxJob, "id">,
) {
  const site = sites.find((one) => one.siteId === siteId);
  if (!site) throw new Error(`There is no site ${siteId}.`);
  const access = await grantAccess(db, { orderId: id, messageId: job.id, secrets: settings.secrets });
  return { site, access, origin: originOf(site, { env: settings.appEnv, portSuffix: `:${settings.port}` }) };
}
