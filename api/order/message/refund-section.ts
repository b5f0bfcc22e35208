import { eq } from "drizzle-orm";
import { refundLines } from "#api/order/view/order-timeline.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { MailFact, MailSection } from "#api/platform/messaging/mail-content.ts";
import { cancellations } from "#api/schema/cancellation.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { Order } from "#contract/order/order.ts";
import type { Language } from "#domain/language/language.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { paidText } from "#domain/money/paid-text.ts";
import { addUpRefunds } from "#domain/order/add-up-refunds.ts";
import { isInWallet, refundSourceText, refundWhenText } from "#domain/order/refund-text.ts";

/** What an order refunds, and what its cancellation keeps. */
export type MailRefunds = { keptMinor: number; refunds: Order["refunds"] };

export async function mailRefunds(db: Tx, order: OrderRow): Promise<MailRefunds> {
  const { orderId, keptMinor } = cancellations;
  const [cancelled] = await db.select({ keptMinor }).from(cancellations).where(eq(orderId, order.id));
  return { keptMinor: cancelled?.keptMinor ?? 0, refunds: await refundLines(db, order) };
}

/** Where the money of a cancelled order goes and when it arrives, what is kept, and the credit note. */
export function refundSection(
  order: Pick<OrderRow, "language" | "currency">,
  { keptMinor, refunds }: MailRefunds,
  orderHref: string,
): MailSection {
  const { language, currency } = order;
  const { refund: words, mail } = lazyMessagesOf(language);
  const facts = refundFacts(refunds, language);
  if (keptMinor > 0) {
    const total = Number(fromMinorUnits(keptMinor, currency));
    facts.push({ name: words.kept, value: paidText({ total, currency }, language) });
  }
  if (refunds.length === 0) return { title: words.title, facts, text: words.nothing };
  return { title: words.title, facts, links: [{ label: mail.creditNote, href: orderHref }] };
}

/** Each place that money or points go to, with when they arrive. */
export function refundFacts(refunds: Order["refunds"], language: Language): MailFact[] {
  const { refund: words } = lazyMessagesOf(language);
  return addUpRefunds(refunds).map((refund) => ({
    name: isInWallet(refund) ? words.to.inWallet : refundSourceText(refund, words),
    value: [paidText({ total: refund.amount, currency: refund.currency }, language), ...whenOf(refund, language)].join(
      "\n",
    ),
  }));
}

function whenOf(refund: MailRefunds["refunds"][number], language: Language): string[] {
  const { refund: words } = lazyMessagesOf(language);
  if (isInWallet(refund)) return [];
  if (refund.status === "refused" || refund.status === "replaced") return [words.state[refund.status]];
  return [refundWhenText(refund, words, messagesOf(language).price.lenders)];
}
