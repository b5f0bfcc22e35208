import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { type DocumentRow, documents } from "#api/schema/document.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { bills } from "#api/schema/payment.ts";
import { kindOfSale } from "#domain/document/document-terms.ts";
import { documentOf } from "./bill-documents.ts";
import { invoiceContent, termsOfBill } from "./invoice-content.ts";
import type { DocumentDeps } from "./issue-deps.ts";
import { issueDocument } from "./issue-document.ts";
import { type PaidBill, readPaidBill } from "./read-sale.ts";

/** An invoice that is issued later than this gets an email of its own; the confirmation could not name it. */
const LATE_MINUTES = 10;

/** Issues the invoice or receipt of a paid bill. The job of a change waits for the invoice of the booking. */
export async function issueInvoice(deps: DocumentDeps, billId: string): Promise<"done" | "again"> {
  return inTransaction(
    deps.db,
    async (tx): Promise<"done" | "again"> => {
      const paid = await readPaidBill(tx, billId);
      const document = paid && documentOf(paid.bill.kind);
      if (!document) return "done";
      if (document.isAfterOthers && (await isAnyBillMissing(tx, paid))) return "again";
      const issued = await issueOfBill(tx, deps, paid, document);
      if (issued && isLate(issued, document.expectedSince(paid.order))) await enqueue(tx, issued.id, ["mail-document"]);
      return "done";
    },
    { isRepeatable: true },
  );
}

type BillDocument = NonNullable<ReturnType<typeof documentOf>>;

async function issueOfBill(
  tx: Tx,
  deps: DocumentDeps,
  paid: PaidBill,
  { sale }: BillDocument,
): Promise<DocumentRow | null> {
  const { bill, order } = paid;
  const terms = termsOfBill(paid);
  const { sellerId, rate } = terms;
  return issueDocument(tx, deps, {
    kind: kindOfSale(terms),
    sellerId,
    orderId: order.id,
    siteId: bill.siteId,
    subjectId: bill.id,
    corrects: null,
    write: async (issuedAt) => {
      const billSale = await sale(tx, paid, rate);
      const { settings, stamp } = deps;
      return invoiceContent(tx, { paid, billSale, sellers: settings.sellers, issuedAt, isReported: stamp !== null });
    },
  });
}

/** Whether an earlier paid bill of the order has no document yet. */
async function isAnyBillMissing(tx: Tx, { bill, order }: PaidBill): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM bill b WHERE b.order_id = ${order.id} AND b.state = 'paid' AND b.created_at < ${bill.createdAt}
      AND NOT EXISTS (SELECT FROM document d WHERE d.subject_id = b.id) LIMIT 1`);
  return rows.length > 0;
}

function isLate({ issuedAt }: DocumentRow, since: Date | null): boolean {
  return since === null || issuedAt.getTime() - since.getTime() > LATE_MINUTES * 60_000;
}

/** The document of a bill, if it was issued. */
export async function documentOfBill(tx: Tx, billId: string): Promise<DocumentRow | null> {
  const [row] = await tx
    .select()
    .from(documents)
    .innerJoin(bills, eq(bills.id, documents.subjectId))
    .where(and(eq(bills.id, billId), inArray(documents.kind, ["invoice", "receipt"])));
  return row?.document ?? null;
}
