import { and, desc, eq, ne, or } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { creditedRefunds, type DocumentRow, documents } from "#api/schema/document.ts";
import { cartLegs } from "#api/schema/leg.ts";
import { placedOrders } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { payments, refunds } from "#api/schema/payment.ts";
import { creditableOf, creditedSources, creditOf } from "#domain/document/credit-note.ts";
import type { BothTexts, DocumentContent } from "#domain/document/document-content.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import type { SiteId } from "#domain/site/sites.ts";
import { withAddressParts } from "./buyer.ts";
import type { DocumentDeps } from "./issue-deps.ts";
import { issueDocument } from "./issue-document.ts";
import { documentOfBill, issueInvoice } from "./issue-invoice.ts";
import { type CreditedPart, refundsToCredit } from "./refunds-to-credit.ts";

type Reason = "cancellation" | "change" | "support" | "refund" | "correction";

/**
 * Issues the credit note of a refund and of all others that its cancellation, change or operator's action has made of the same
 * invoice; the job of each of them may be the first. The invoice is issued first if it is missing. A payment that was
 * voided has no invoice, so nothing is to be corrected.
 */
export async function issueCreditNote(deps: DocumentDeps, refundId: string): Promise<"done" | "again" | "wait"> {
  const found = await readRefund(deps.db, refundId);
  if (!found || found.refund.amountMinor === 0) return "done";
  const { refund, payment, siteId } = found;
  // It is captured or voided first, which may take as long as a bank is silent.
  if (payment.state === "confirmed") return "wait";
  if ((await issueInvoice(deps, payment.billId)) === "again") return "again";
  return inTransaction(
    deps.db,
    async (tx): Promise<"done"> => {
      const invoice = await documentOfBill(tx, payment.billId);
      if (!invoice) return "done";
      const reason = reasonOf(refund);
      const covered = () => refundsToCredit(tx, refund, { orderId: invoice.orderId, billId: payment.billId });
      const issued = await creditInvoice(tx, deps, { invoice, siteId, subjectId: refund.id, reason, covered });
      if (issued && !hasOwnMail[reason]) await enqueue(tx, issued.id, ["mail-document"]);
      return "done";
    },
    { isRepeatable: true },
  );
}

/** A refund with the payment whose bill it corrects. A leg paid the bill of its stay together with that payment. */
async function readRefund(db: Tx, refundId: string) {
  const paymentOfLeg = and(eq(payments.billId, cartLegs.cartId), ne(payments.state, "declined"));
  const [found] = await db
    .select({ refund: refunds, payment: payments, siteId: placedOrders.siteId })
    .from(refunds)
    .leftJoin(cartLegs, eq(cartLegs.id, refunds.legId))
    .innerJoin(payments, or(eq(payments.id, refunds.paymentId), paymentOfLeg))
    .innerJoin(placedOrders, eq(placedOrders.id, payments.orderId))
    .where(eq(refunds.id, refundId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return found;
}

type Note = {
  invoice: DocumentRow;
  siteId: SiteId;
  subjectId: string;
  reason: Reason;
  /** The refunds that the note covers, read under the lock of the series; a correction covers the rest of its invoice. */
  covered: "rest" | (() => Promise<CreditedPart[]>);
};

/** Earlier credit notes of the invoice are read under the lock of the series, so that two never return the same part. */
export async function creditInvoice(tx: Tx, deps: DocumentDeps, note: Note): Promise<DocumentRow | null> {
  const { invoice, siteId, subjectId } = note;
  let others: CreditedPart[] = [];
  const issued = await issueDocument(tx, deps, {
    kind: "credit-note",
    sellerId: invoice.seller,
    orderId: invoice.orderId,
    siteId,
    subjectId,
    corrects: invoice.id,
    write: async (issuedAt) => {
      const covered = note.covered === "rest" ? "rest" : await note.covered();
      if (covered.length === 0) return null;
      if (covered !== "rest") others = covered.filter(({ refundId }) => refundId !== subjectId);
      const addressed = { ...note, invoice: { ...invoice, content: await withAddressParts(tx, deps, invoice) } };
      return creditContent(addressed, covered, await creditNotesOf(tx, invoice), issuedAt);
    },
  });
  const rows = others.map(({ refundId }) => ({ refundId, documentId: issued?.id ?? "" }));
  if (rows.length > 0) await tx.insert(creditedRefunds).values(rows);
  return issued;
}

async function creditNotesOf(tx: Tx, { id }: DocumentRow): Promise<DocumentContent[]> {
  const rows = await tx.select({ content: documents.content }).from(documents).where(eq(documents.corrects, id));
  return rows.map(({ content }) => content);
}

function creditContent(
  { invoice, reason }: Note,
  covered: "rest" | readonly CreditedPart[],
  earlier: readonly DocumentContent[],
  issuedAt: Date,
): DocumentContent {
  const { id, number, content } = invoice;
  const left = creditableOf(content, earlier);
  const amount = covered === "rest" ? left : covered.reduce((sum, part) => sum + part.amount, 0);
  if (amount > left) throw new Error(`A refund of ${amount} exceeds what is left of ${number}: ${left}.`);
  return {
    ...content,
    ...creditOf(content, earlier, amount),
    kind: "credit-note",
    issuedAt: issuedAt.toISOString(),
    payments: creditedSources(content.payments, covered === "rest" ? [{ amount }] : covered),
    corrects: { documentId: id, number, issuedAt: content.issuedAt },
    reason: bothTexts(reason),
  };
}

function bothTexts(reason: Reason): BothTexts {
  const text = (language: "en" | "ar") => lazyMessagesOf(language).documentMail.reason[reason];
  return { en: text("en"), ar: text("ar") };
}

/** Whether the guest knows of the refund by the email about its cause, so that the document needs none. */
const hasOwnMail: Record<Reason, boolean> = {
  cancellation: true,
  change: true,
  support: false,
  refund: false,
  correction: false,
};

function reasonOf(refund: typeof refunds.$inferSelect): Reason {
  if (refund.cancellationId) return "cancellation";
  if (refund.changeId) return "change";
  return refund.operatorActionId ? "support" : "refund";
}
