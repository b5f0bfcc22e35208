import { eq } from "drizzle-orm";
import { openAccess } from "#api/order/order-access.ts";
import { orderRate } from "#api/order/order-rate.ts";
import type { Db } from "#api/platform/database/database.ts";
import { mailPage, mailText } from "#api/platform/messaging/mail-page.ts";
import { sendMail } from "#api/platform/messaging/send-mail.ts";
import { sendSms } from "#api/platform/messaging/send-sms.ts";
import type { Deed } from "#api/platform/outbox/enqueue.ts";
import type { DoDeed, Owed } from "#api/platform/outbox/run-outbox.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import { messagesOf } from "#domain/message/messages.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { sites } from "#domain/site/sites.ts";
import { type OrderMail, orderWords, smsText } from "./order-message-text.ts";

type Telling = { db: Db; settings: Settings };

/** What guests are told about their orders. The id of the deed is the message's: said again, partners know it. */
export function tellOrder(desk: Telling): Record<Extract<Deed, `mail-${string}` | `sms-${string}`>, DoDeed> {
  return {
    "mail-confirmed": (owed) => mail(desk, owed, "confirmed"),
    "mail-pending": async (owed) => {
      const order = await orderOf(desk, owed);
      return order.statusCode === orderStatus.pending ? mail(desk, owed, "pending") : "done";
    },
    "mail-failed": (owed) => mail(desk, owed, "failed"),
    "sms-confirmed": (owed) => sms(desk, owed),
  };
}

async function mail(desk: Telling, owed: Owed, kind: OrderMail): Promise<"done"> {
  const order = await orderOf(desk, owed);
  const place = await placeOf(desk, order, owed);
  const { site } = place;
  const words = orderWords(kind, order, { ...place, rate: await orderRate(desk.db, order) });
  await sendMail(desk.settings, {
    messageId: owed.id,
    from: site.supportEmails.booking,
    to: order.contactEmail,
    subject: words.title,
    text: mailText(words),
    html: mailPage(words),
  });
  return "done";
}

async function sms(desk: Telling, owed: Owed): Promise<"done"> {
  const order = await orderOf(desk, owed);
  const place = await placeOf(desk, order, owed);
  const from = messagesOf("en").shell.brand[place.site.brand];
  await sendSms(desk.settings, { messageId: owed.id, from, to: order.contactPhone, text: smsText(order, place) });
  return "done";
}

async function orderOf({ db }: Telling, { subjectId }: Owed): Promise<OrderRow> {
  const [order] = await db.select().from(placedOrders).where(eq(placedOrders.id, subjectId));
  if (!order) throw new Error(`There is no order ${subjectId}.`);
  return order;
}

/** Links lead to the site the order was made on, whatever host a request may have named, and open it anywhere. */
async function placeOf({ db, settings }: Telling, { id, siteId }: OrderRow, owed: Owed) {
  const site = sites.find((one) => one.siteId === siteId);
  if (!site) throw new Error(`There is no site ${siteId}.`);
  const access = await openAccess(db, { orderId: id, messageId: owed.id, secrets: settings.secrets });
  return { site, access, origin: originOf(site, { env: settings.appEnv, portSuffix: `:${settings.port}` }) };
}
