import { eq } from "drizzle-orm";
import { withAddressParts } from "#api/document/issue/buyer.ts";
import { creditInvoice } from "#api/document/issue/issue-credit-note.ts";
import type { DocumentDeps } from "#api/document/issue/issue-deps.ts";
import { issueDocument } from "#api/document/issue/issue-document.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { documents } from "#api/schema/document.ts";
import { placedOrders } from "#api/schema/order.ts";

/**
 * Corrects a refused invoice by a credit note and a new invoice; a document is never edited. An operator asks for it once
 * the settings that the tax authority objected to are right. A repeated call changes nothing.
 */
export function replaceRefused(deps: DocumentDeps, documentId: string): Promise<"done"> {
  return inTransaction(
    deps.db,
    async (tx): Promise<"done"> => {
      const [found] = await tx
        .select({ refused: documents, siteId: placedOrders.siteId })
        .from(documents)
        .innerJoin(placedOrders, eq(placedOrders.id, documents.orderId))
        .where(eq(documents.id, documentId));
      if (found?.refused.reportState !== "refused" || found.refused.kind !== "invoice") return "done";
      const { refused, siteId } = found;
      const correction = { invoice: refused, siteId, covered: "rest", reason: "correction" } as const;
      const creditNote = await creditInvoice(tx, deps, { ...correction, subjectId: refused.id });
      if (!creditNote) return "done";
      await issueDocument(tx, deps, {
        kind: "invoice",
        sellerId: refused.seller,
        orderId: refused.orderId,
        siteId,
        subjectId: creditNote.id,
        corrects: null,
        write: async (issuedAt) => ({
          ...(await withAddressParts(tx, deps, refused)),
          seller: deps.settings.sellers[refused.seller],
          issuedAt: issuedAt.toISOString(),
        }),
      });
      return "done";
    },
    { isRepeatable: true },
  );
}
