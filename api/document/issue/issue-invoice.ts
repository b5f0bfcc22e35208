import { and, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { type DocumentRow, documents } from "#api/schema/document.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { bills } from "#api/schema/payment.ts";
import { invoiceContent, paperOfBill } from "./invoice-content.ts";
import type { DocumentDeps } from "./issue-deps.ts";
import { issueDocument } from "./issue-document.ts";
import { type PaidBill, readPaidBill } from "./read-sale.ts";
import { saleOfChange, saleOfStay } from "./sale-of-bill.ts";

/** An invoice that is issued later than this gets an email of its own; the confirmation could not name it. */
const LATE_MINUTES = 10;

/** Issues the invoice or receipt of a paid bill. The job of a change waits for the invoice of the stay. */
export async function issueInvoice(deps: DocumentDeps, billId: string): Promise<"done" | "again"> {
  return inTransaction(
    deps.db,
    async (tx): Promise<"done" | "again"> => {
      const paid = await readPaidBill(tx, billId);
      if (!paid) return "done";
      if (paid.bill.kind === "change" && (await isAnyBillMissing(tx, paid))) return "again";
      const issued = await issueOfBill(tx, deps, paid);
      if (issued && isLate(issued, paid)) await enqueue(tx, issued.id, ["mail-document"]);
      return "done";
    },
    { isRepeatable: true },
  );
}

async function issueOfBill(tx: Tx, deps: DocumentDeps, paid: PaidBill): Promise<DocumentRow | null> {
  const { bill, order } = paid;
  const { sellerId, taxCountry, rate } = paperOfBill(paid);
  return issueDocument(tx, deps, {
    kind: taxCountry ? "invoice" : "receipt",
    sellerId,
    orderId: order.id,
    siteId: bill.siteId,
    subjectId: bill.id,
    corrects: null,
    write: async (issuedAt) => {
      const billSale =
        bill.kind === "change" ? saleOfChange(paid, rate, await coveredSoFar(tx, order.id)) : saleOfStay(paid);
      return invoiceContent(tx, { paid, billSale, sellers: deps.settings.sellers, issuedAt });
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

/** The travel cover in the documents of an order, in minor units. */
async function coveredSoFar(tx: Tx, orderId: string): Promise<number> {
  const rows = await tx
    .select({ kind: documents.kind, collected: documents.collectedMinor })
    .from(documents)
    .where(eq(documents.orderId, orderId));
  return rows.reduce((sum, { kind, collected }) => sum + (kind === "credit-note" ? -collected : collected), 0);
}

function isLate({ issuedAt }: DocumentRow, { order, bill }: PaidBill): boolean {
  const since = bill.kind === "stay" ? order.confirmedAt : null;
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
