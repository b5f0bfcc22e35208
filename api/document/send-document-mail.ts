import { eq } from "drizzle-orm";
import { guestsOf } from "#api/item/order-items.ts";
import { orderItemsOf, orderItemsSql } from "#api/item/read-items.ts";
import { orderLink } from "#api/order/message/order-message-text.ts";
import { linkOptionsOf } from "#api/order/message/send-order-message.ts";
import { isShown } from "#api/order/view/order-documents.ts";
import type { Mailer } from "#api/platform/messaging/mail/mailer.ts";
import { sendMail } from "#api/platform/messaging/mail/send-mail.ts";
import { mailText } from "#api/platform/messaging/mail-content.ts";
import { mailPage } from "#api/platform/messaging/mail-page.ts";
import type { OutboxHandler } from "#api/platform/outbox/run-outbox.ts";
import { type DocumentRow, documents } from "#api/schema/document.ts";
import { type OrderRow, placedOrders } from "#api/schema/order.ts";
import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { paidText } from "#domain/money/paid-text.ts";
import { leftToRight } from "#domain/text/left-to-right.ts";
import type { DocumentDeps } from "./issue/issue-deps.ts";

/** Tells the guest about a credit note or a late invoice. The link opens the booking, where the document is downloaded. */
export function sendDocumentMail(deps: DocumentDeps & { mailer: Mailer }): OutboxHandler {
  return async (job) => {
    const [found] = await deps.db
      .select({ document: documents, order: placedOrders, items: orderItemsSql })
      .from(documents)
      .innerJoin(placedOrders, eq(placedOrders.id, documents.orderId))
      .where(eq(documents.id, job.subjectId));
    if (!found) throw new Error(`There is no document ${job.subjectId}.`);
    const { document, order, items } = found;
    // A document that waits for the tax authority has its email enqueued with the answer.
    if (!isShown(document) || order.contactEmail.endsWith("@deleted.invalid")) return "done";
    const linkOptions = await linkOptionsOf(deps, order, job);
    const content = mailOf(document, { ...order, items: orderItemsOf(items) }, linkOptions);
    await sendMail(deps, {
      messageId: job.id,
      from: linkOptions.site.supportEmails.booking,
      to: order.contactEmail,
      subject: content.title,
      text: mailText(content),
      html: mailPage(content),
    });
    return "done";
  };
}

const messageKeys = { invoice: "invoice", "credit-note": "creditNote", receipt: "receipt" } as const;

type LinkOptions = Awaited<ReturnType<typeof linkOptionsOf>>;
type MailedOrder = Pick<OrderRow, "language" | "orderNumber" | "items">;

function mailOf(document: DocumentRow, order: MailedOrder, { site, origin, access }: LinkOptions) {
  const { language } = order;
  const { mail, documentMail } = lazyMessagesOf(language);
  const number = leftToRight(document.number);
  return {
    language,
    brand: site.brand,
    brandName: messagesOf(language).shell.brand[site.brand],
    origin,
    title: documentMail.subject[messageKeys[document.kind]]({ number }),
    hello: mail.hello({ name: guestsOf(order).firstName }),
    lead: documentMail.lead[messageKeys[document.kind]],
    picture: null,
    code: null,
    sections: [
      {
        facts: [
          { name: documentMail.document, value: number },
          { name: mail.number, value: leftToRight(order.orderNumber) },
          { name: documentMail.total, value: totalText(document, language) },
        ],
      },
    ],
    action: { label: mail.open, href: orderLink(order, origin, access) },
    help: mail.help({ mail: leftToRight(site.supportEmails.booking), phone: leftToRight(site.supportPhone) }),
  };
}

function totalText({ content, currency }: DocumentRow, language: Language): string {
  return paidText({ total: Number(fromMinorUnits(content.totals.total, currency)), currency }, language);
}
