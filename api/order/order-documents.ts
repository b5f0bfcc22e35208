import { asc, eq } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { type DocumentRow, documents } from "#api/schema/document.ts";
import type { OrderDocument } from "#contract/document.ts";
import { fromMinorUnits } from "#domain/money/minor-units.ts";

/** A full invoice is shown once the tax authority has cleared it. */
export function isShown({ isFull, reportState }: Pick<DocumentRow, "isFull" | "reportState">): boolean {
  return !isFull || reportState === "none" || reportState === "reported" || reportState === "warned";
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

const paths = { invoice: "invoice", receipt: "invoice", "credit-note": "credit-note" } as const;

export function documentView(orderNumber: string, { id, kind, number, issuedAt, content }: DocumentRow): OrderDocument {
  const { currency, totals } = content;
  return {
    documentId: id,
    kind,
    number,
    issuedAt: issuedAt.toISOString(),
    gross: Number(fromMinorUnits(totals.total, currency)),
    currency,
    url: `/api/enigma/order/${orderNumber}/${paths[kind]}?id=${id}`,
  };
}
