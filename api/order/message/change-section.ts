import { and, eq, sql } from "drizzle-orm";
import { refundLines } from "#api/order/view/order-timeline.ts";
import type { Tx } from "#api/platform/database/database.ts";
import type { MailSection } from "#api/platform/messaging/mail-content.ts";
import { type OrderRow, orderEvents } from "#api/schema/order.ts";
import type { Order } from "#contract/order/order.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { paidText } from "#domain/money/paid-text.ts";
import { refundFacts } from "./refund-section.ts";

/** The total before a change and the difference that it made, with what it refunds. */
export type MailChange = { beforeMinor: number; differenceMinor: number; refunds: Order["refunds"] };

/** `null` for an event that has no amounts. */
export async function mailChange(db: Tx, order: OrderRow, changeId: string): Promise<MailChange | null> {
  const { orderId, kind, detail } = orderEvents;
  const isOfChange = sql`${detail} ->> 'changeId' = ${changeId}`;
  const [event] = await db
    .select({ detail })
    .from(orderEvents)
    .where(and(eq(orderId, order.id), eq(kind, "changed"), isOfChange));
  const { beforeMinor, differenceMinor } = event?.detail ?? {};
  if (typeof beforeMinor !== "number" || typeof differenceMinor !== "number") return null;
  return { beforeMinor, differenceMinor, refunds: await refundLines(db, order, changeId) };
}

/** The old and the new total, the difference, and where money goes back to. */
export function changeSection(
  { language, currency }: Pick<OrderRow, "language" | "currency">,
  { beforeMinor, differenceMinor, refunds }: MailChange,
): MailSection {
  const { change: words } = lazyMessagesOf(language);
  const text = (minor: number) => paidText({ total: Number(fromMinorUnits(minor, currency)), currency }, language);
  const difference =
    differenceMinor === 0
      ? { name: words.difference, value: words.same }
      : { name: differenceMinor > 0 ? words.paidDifference : words.back, value: text(Math.abs(differenceMinor)) };
  return {
    title: words.totals,
    facts: [
      { name: words.oldTotal, value: text(beforeMinor) },
      { name: words.newTotal, value: text(beforeMinor + differenceMinor) },
      difference,
      ...refundFacts(refunds, language),
    ],
  };
}
