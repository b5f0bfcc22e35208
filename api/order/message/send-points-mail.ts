import { eq } from "drizzle-orm";
import { guestsOf } from "#api/item/order-items.ts";
import { orderOf, selectOrders } from "#api/order/read-order.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { MailContent } from "#api/platform/messaging/mail-content.ts";
import type { OutboxHandler } from "#api/platform/outbox/run-outbox.ts";
import { cartLegs, type LegRow } from "#api/schema/leg.ts";
import { placedOrders } from "#api/schema/order.ts";
import { type RefundRow, refunds } from "#api/schema/payment.ts";
import { isProgramme, type Programme, pointUnits } from "#domain/loyalty/rates.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { paidText } from "#domain/money/paid-text.ts";
import { riyals } from "#domain/price/riyals.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import { bookingSection } from "./order-mail-sections.ts";
import { type LinkOptions, orderLink } from "./order-message-text.ts";
import { deliver, linkOptionsOf, type MessageDeps } from "./send-order-message.ts";

/** Tells a guest what became of their points: the programme has them again, or they got their value in another way. */
export function sendPointsMail(deps: MessageDeps): OutboxHandler {
  return async (job) => {
    const { refund, leg, order } = await readReturn(deps.db, job.subjectId);
    const linkOptions = await linkOptionsOf(deps, order, job);
    return deliver(deps, job, order, pointsMail({ refund, leg, order }, linkOptions));
  };
}

type Returned = { refund: RefundRow; leg: LegRow; order: ReturnType<typeof orderOf> };

async function readReturn(db: Tx, refundId: string): Promise<Returned> {
  const [found] = await db
    .select({ refund: refunds, leg: cartLegs })
    .from(refunds)
    .innerJoin(cartLegs, eq(cartLegs.id, refunds.legId))
    .where(eq(refunds.id, refundId));
  const [order] = found?.leg.orderId ? await selectOrders(db).where(eq(placedOrders.id, found.leg.orderId)) : [];
  if (!found || !order) throw new Error(`There is no refund ${refundId} of points.`);
  return { ...found, order: orderOf(order) };
}

function pointsMail({ refund, leg, order }: Returned, { site, origin, access }: LinkOptions): MailContent {
  const { language } = order;
  const { mail } = lazyMessagesOf(language);
  const programme = programmeOf(leg);
  const amount = paidText({ total: riyals(refund.halalas ?? 0), currency: "SAR" }, language);
  const { refund: names } = lazyMessagesOf(language);
  const points = names[pointUnits[programme]]({ n: refund.points ?? 0 });
  const words = { programme: names.programmes[programme], points, amount };
  const end = refund.state === "done" ? "returned" : refund.state === "replaced" ? "replaced" : "refused";
  return {
    language,
    brand: site.brand,
    brandName: messagesOf(language).shell.brand[site.brand],
    origin,
    title:
      end === "returned" ? mail.points.subject.returned[pointUnits[programme]](words) : mail.points.subject[end](words),
    hello: mail.hello({ name: guestsOf(order).firstName }),
    lead: mail.points[end](words),
    picture: null,
    code: null,
    sections: [bookingSection(order)],
    action: { label: mail.open, href: orderLink(order, origin, access) },
    help: mail.help({ mail: leftToRight(site.supportEmails.booking), phone: leftToRight(site.supportPhone) }),
  };
}

function programmeOf({ method }: LegRow): Programme {
  if (!isProgramme(method)) throw new Error("The wallet is no programme.");
  return method;
}
