import { and, eq, inArray, sql } from "drizzle-orm";
import { creditInvoice } from "#api/document/issue/issue-credit-note.ts";
import type { DocumentDeps } from "#api/document/issue/issue-deps.ts";
import { issueDocument } from "#api/document/issue/issue-document.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { type DocumentRow, documents } from "#api/schema/document.ts";
import { placedOrders } from "#api/schema/order.ts";

/** For operators: reports a document again, e.g. after the tax authority repaired an error of its own. */
export async function reReport(tx: Tx, number: string): Promise<DocumentRow> {
  const document = await byNumber(tx, number);
  const isOpen = inArray(documents.reportState, ["refused", "pending"]);
  const [moved] = await tx
    .update(documents)
    .set({ reportState: "pending" })
    .where(and(eq(documents.id, document.id), isOpen))
    .returning();
  if (!moved) throw new Error(`${number} is ${document.reportState}: there is nothing to report again.`);
  await tx.execute(sql`
    INSERT INTO outbox (id, kind, subject_id) VALUES (gen_random_uuid(), 'report-document', ${document.id})
    ON CONFLICT (kind, subject_id) DO UPDATE
      SET done_at = NULL, parked_at = NULL, tries = 0, leased_until = NULL, run_at = app_now()`);
  return moved;
}

/**
 * For operators: corrects a refused invoice by a credit note and a new invoice; a document is never edited. Billing details
 * and settings that the authority objected to must be right before.
 */
export function replaceRefused(deps: DocumentDeps, number: string): Promise<{ creditNote: string; invoice: string }> {
  return inTransaction(deps.db, async (tx) => {
    const refused = await byNumber(tx, number);
    if (refused.reportState !== "refused" || refused.kind !== "invoice")
      throw new Error(`${number} is not a refused invoice.`);
    const [order] = await tx
      .select({ siteId: placedOrders.siteId })
      .from(placedOrders)
      .where(eq(placedOrders.id, refused.orderId));
    if (!order) throw new Error(`${number} has no order.`);
    const correction = { invoice: refused, siteId: order.siteId, amount: "rest", reason: "correction" } as const;
    const creditNote = await creditInvoice(tx, deps, { ...correction, subjectId: refused.id });
    if (!creditNote) throw new Error(`${number} was credited before.`);
    const invoice = await issueDocument(tx, deps, {
      kind: "invoice",
      sellerId: refused.seller,
      orderId: refused.orderId,
      siteId: order.siteId,
      subjectId: creditNote.id,
      corrects: null,
      write: async (issuedAt) => ({
        ...refused.content,
        seller: deps.settings.sellers[refused.seller],
        issuedAt: issuedAt.toISOString(),
      }),
    });
    return { creditNote: creditNote.number, invoice: (invoice as DocumentRow).number };
  });
}

async function byNumber(tx: Tx, number: string): Promise<DocumentRow> {
  const [found] = await tx.select().from(documents).where(eq(documents.number, number));
  if (!found) throw new Error(`There is no document ${number}.`);
  return found;
}
