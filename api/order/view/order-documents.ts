import { and, asc, count, desc, eq, inArray, or } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type DocumentRow, documents } from "#api/schema/document.ts";
import { placedOrders } from "#api/schema/order.ts";
import type { OrderDocument, OwnDocuments } from "#contract/order/document.ts";
import type { Language } from "#domain/language/language.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";
import { localTime } from "#domain/stay/time-zone.ts";

/** The states in which the tax authority has cleared a full invoice, or need not. */
const CLEARED = ["none", "reported", "warned"] as const satisfies DocumentRow["reportState"][];

/** A full invoice is shown once the tax authority has cleared it. */
export function isShown({ isFull, reportState }: Pick<DocumentRow, "isFull" | "reportState">): boolean {
  return !isFull || CLEARED.some((state) => state === reportState);
}

/** The documents of an order that may be shown, the oldest first. */
export async function shownDocuments(db: Tx, orderId: string): Promise<DocumentRow[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.issuedAt), asc(documents.number));
  return rows.filter(isShown);
}

type Page = { page?: number | undefined; pageSize?: number | undefined };

/** A page of the documents of all bookings of an account that may be shown, the newest first. */
export async function ownDocuments(
  db: Tx,
  userId: string,
  { page = 1, pageSize = 10, language }: Page & { language: Language },
): Promise<OwnDocuments> {
  const isOwn = and(
    eq(placedOrders.userId, userId),
    or(eq(documents.isFull, false), inArray(documents.reportState, [...CLEARED])),
  );
  const isOfOrder = eq(documents.orderId, placedOrders.id);
  const rows = await db
    .select({ document: documents, orderNumber: placedOrders.orderNumber })
    .from(documents)
    .innerJoin(placedOrders, isOfOrder)
    .where(isOwn)
    .orderBy(desc(documents.issuedAt), desc(documents.number))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ n: count() }).from(documents).innerJoin(placedOrders, isOfOrder).where(isOwn);
  const items = rows.map(({ document, orderNumber }) => ({
    ...documentView(orderNumber, document),
    orderNumber,
    home: document.content.home[language],
  }));
  return { items, page, pageSize, totalCount: counted?.n ?? 0 };
}

const paths = { invoice: "invoice", receipt: "invoice", "credit-note": "credit-note" } as const;

export function documentView(orderNumber: string, { id, kind, number, issuedAt, content }: DocumentRow): OrderDocument {
  const { currency, totals } = content;
  return {
    documentId: id,
    kind,
    number,
    issuedAt: issuedAt.toISOString(),
    day: localTime(issuedAt, content.timeZone).day,
    gross: Number(fromMinorUnits(totals.total, currency)),
    currency,
    url: `/api/enigma/order/${orderNumber}/${paths[kind]}?id=${id}`,
  };
}
