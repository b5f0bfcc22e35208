import { eq } from "drizzle-orm";
import { guestsOf } from "#api/item/order-items.ts";
import { orderLink } from "#api/order/message/order-message-text.ts";
import { orderOfSubject } from "#api/order/message/order-of-subject.ts";
import { linkOptionsOf } from "#api/order/message/send-order-message.ts";
import type { Db } from "#api/platform/database/database.ts";
import type { Mailer } from "#api/platform/messaging/mail/mailer.ts";
import { sendMail } from "#api/platform/messaging/mail/send-mail.ts";
import { type MailContent, mailText } from "#api/platform/messaging/mail-content.ts";
import { mailPage } from "#api/platform/messaging/mail-page.ts";
import type { OutboxHandler } from "#api/platform/outbox/run-outbox.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type EarningRow, earnings } from "#api/schema/earning.ts";
import type { OrderRow } from "#api/schema/order.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import type { Site } from "#domain/site/sites.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";

/** Tells the guest which points a stay has earned, or that the programme refused the number. */
export function sendEarnedMail(deps: { db: Db; settings: Settings; mailer: Mailer }): OutboxHandler {
  return async (job) => {
    const [earning] = await deps.db.select().from(earnings).where(eq(earnings.id, job.subjectId));
    if (!earning) throw new Error(`There is no earning ${job.subjectId}.`);
    const order = await orderOfSubject(deps.db, earning.orderId);
    if (order.contactEmail.endsWith("@deleted.invalid")) return "done";
    const { site, origin, access } = await linkOptionsOf(deps, order, job);
    const content = earnedMailContent(earning, order, { site, origin, link: orderLink(order, origin, access) });
    await sendMail(deps, {
      messageId: job.id,
      from: site.supportEmails.booking,
      to: order.contactEmail,
      subject: content.title,
      text: mailText(content),
      html: mailPage(content),
    });
    return "done";
  };
}

type MailedOrder = Pick<OrderRow, "language" | "orderNumber" | "items">;
type MailedEarning = Pick<EarningRow, "provider" | "points" | "memberMask" | "state">;

export function earnedMailContent(
  { provider, points, memberMask, state }: MailedEarning,
  { language, orderNumber, items }: MailedOrder,
  { site, origin, link }: { site: Site; origin: string; link: string },
): MailContent {
  const { mail, earn } = lazyMessagesOf(language);
  const programme = earn.programmes[provider];
  const mask = leftToRight(memberMask);
  return {
    language,
    brand: site.brand,
    brandName: messagesOf(language).shell.brand[site.brand],
    origin,
    title: earn.mail.subject({ programme }),
    hello: mail.hello({ name: guestsOf({ items }).firstName }),
    lead: state === "done" ? earn.mail.earned({ n: points, programme }) : earn.mail.refused({ programme, mask }),
    picture: null,
    code: null,
    sections: [
      {
        facts: [
          { name: mail.number, value: leftToRight(orderNumber) },
          ...(state === "done" ? [{ name: earn.mail.points, value: points.toLocaleString("en-US") }] : []),
          { name: earn.mail.member, value: mask },
        ],
      },
    ],
    action: { label: mail.open, href: link },
    help: mail.help({ mail: leftToRight(site.supportEmails.booking), phone: leftToRight(site.supportPhone) }),
  };
}
