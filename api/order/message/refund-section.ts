import { eq } from "drizzle-orm";
import { refundLines } from "#api/order/order-timeline.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { MailFact, MailSection } from "#api/platform/messaging/mail-content.ts";
import { cancellations } from "#api/schema/cancellation.ts";
import type { OrderRow } from "#api/schema/order.ts";
import type { Order } from "#contract/order.ts";
import { paidText } from "#domain/cart/paid-text.ts";
import { lazyMessagesOf, messagesOf } from "#domain/message/messages.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { refundSourceText, refundWhenText } from "#domain/order/refund-text.ts";

/** What a cancelled order keeps and refunds. */
export type MailRefunds = { keptMinor: number; refunds: Order["refunds"] };

export async function mailRefunds(db: Tx, order: OrderRow): Promise<MailRefunds | null> {
  const { orderId, keptMinor } = cancellations;
  const [cancelled] = await db.select({ keptMinor }).from(cancellations).where(eq(orderId, order.id));
  return cancelled ? { ...cancelled, refunds: await refundLines(db, order) } : null;
}

/** Where the money of a cancelled order goes and when it arrives, and what is kept. */
export function refundSection({ language, currency }: OrderRow, { keptMinor, refunds }: MailRefunds): MailSection {
  const { refund: words } = lazyMessagesOf(language);
  const facts: MailFact[] = refunds.map((refund) => ({
    name: refundSourceText(refund, words),
    value: `${paidText({ total: refund.amount, currency: refund.currency }, language)}\n${whenOf(refund)}`,
  }));
  if (keptMinor > 0) {
    const total = Number(fromMinorUnits(keptMinor, currency));
    facts.push({ name: words.kept, value: paidText({ total, currency }, language) });
  }
  return { title: words.title, facts, ...(refunds.length === 0 && { text: words.nothing }) };

  function whenOf(refund: MailRefunds["refunds"][number]): string {
    if (refund.status === "refused" || refund.status === "replaced") return words.state[refund.status];
    return refundWhenText(refund, words, messagesOf(language).price.lenders);
  }
}
