import { eq } from "drizzle-orm";
import { cartOf, selectCarts } from "#api/cart/read-cart.ts";
import { stayOfOrder } from "#api/item/chalet/order/stay-of-order.ts";
import { stayOf } from "#api/item/chalet/stay-of.ts";
import { orderOfSubject } from "#api/order/message/order-of-subject.ts";
import type { Db } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import type { OutboxHandler, OutboxJob } from "#api/platform/outbox/run-outbox.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { carts } from "#api/schema/cart.ts";
import { hosts } from "#api/schema/host.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { properties } from "#api/schema/property.ts";
import type { SmsSender } from "#api/sms/sms-sender.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { isReminderDue, messageLanguage } from "#domain/order/host-message.ts";
import { checkInMoment } from "#domain/order/may-cancel.ts";
import { orderStatus } from "#domain/order/order-status.ts";
import { pagePath } from "#domain/page/page-addresses.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { siteById } from "#domain/site/sites.ts";
import { displayDay } from "#domain/stay/calendar/display-day.ts";
import { grantHostAccess } from "./host-token.ts";

type MessageDeps = { db: Db; settings: Settings; sms: Pick<SmsSender, "send"> };
type HostMessage = "confirmed" | "changed" | "cancelled" | "reminder";
type HostHandlers = Record<`host-${HostMessage}`, OutboxHandler>;

/** Sends hosts an SMS about a booking, with a link that opens it. A message whose reason is gone is not sent. */
export function hostMessageHandlers(deps: MessageDeps): HostHandlers {
  return {
    "host-confirmed": (job) => send(deps, job, "confirmed", isConfirmed),
    "host-changed": (job) => send(deps, job, "changed", isConfirmed),
    "host-cancelled": (job) => send(deps, job, "cancelled", (order) => !isConfirmed(order)),
    "host-reminder": (job) => send(deps, job, "reminder", (order, now) => isReminded(deps.db, order, job, now)),
  };
}

function isConfirmed({ statusCode }: OrderRow): boolean {
  return statusCode === orderStatus.confirmed;
}

/** The booking and each change of it enqueue a reminder; only the last of them sends one. */
async function isReminded(db: Db, order: OrderRow, { subjectId }: OutboxJob, now: Date): Promise<boolean> {
  if (!isConfirmed(order) || !isReminderDue(checkInMoment(stayOfOrder(order)), now)) return false;
  const cartId = subjectId === order.id ? order.cartId : subjectId;
  const [found] = await selectCarts(db).where(eq(carts.id, cartId));
  return found !== undefined && stayOf(cartOf(found)).stayClaimId === stayOf(order).stayClaimId;
}

type StillTrue = (order: OrderRow, now: Date) => boolean | Promise<boolean>;

async function send({ db, settings, sms }: MessageDeps, job: OutboxJob, kind: HostMessage, isStillTrue: StillTrue) {
  const order = await orderOfSubject(db, job.subjectId);
  if (!(await isStillTrue(order, await productTime(db)))) return "done" as const;
  const host = await hostOf(db, order);
  if (!host) return "done" as const;
  const site = siteById(order.siteId);
  const access = await grantHostAccess(db, { orderId: order.id, messageId: job.id, secrets: settings.secrets });
  const origin = originOf(site, { env: settings.appEnv, portSuffix: `:${settings.port}` });
  const text = hostSmsText(kind, order, { ...host, origin, access });
  return sms.send({ messageId: job.id, to: host.phone, text });
}

type Link = { language: "en" | "ar"; origin: string; access: string };

/** Names no guest and no amount. */
function hostSmsText(kind: HostMessage, order: OrderRow, { language, origin, access }: Link): string {
  const { orderNumber } = order;
  const { checkIn, snapshot } = stayOf(order);
  const { shell, count } = messagesOf(language);
  const { adults, children } = snapshot.guests.guestCount;
  return lazyMessagesOf(language).mail.host[kind]({
    brand: shell.brand[siteById(order.siteId).brand],
    number: orderNumber,
    day: displayDay(checkIn, language),
    guests: count.guests({ n: adults + children }),
    link: `${origin}/${language}${pagePath("hostOrder", "desktop", { orderNumber, access })}`,
  });
}

async function hostOf(db: Db, order: OrderRow) {
  const [host] = await db
    .select({ phone: hosts.phone, languages: hosts.languages })
    .from(properties)
    .innerJoin(hosts, eq(hosts.id, properties.hostId))
    .where(eq(properties.id, stayOf(order).propertyId));
  return host && { phone: host.phone, language: messageLanguage(host.languages) };
}
