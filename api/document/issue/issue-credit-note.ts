import { and, desc, eq, ne, or } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { type DocumentRow, documents } from "#api/schema/document.ts";
import { cartLegs } from "#api/schema/leg.ts";
import { placedOrders } from "#api/schema/order.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { payments, refunds } from "#api/schema/payment.ts";
import { creditableOf, creditOf } from "#domain/document/credit-note.ts";
import type { BothTexts, DocumentContent } from "#domain/document/document-content.ts";
import { lazyMessagesOf } from "#domain/message/messages.ts";
import type { SiteId } from "#domain/site/sites.ts";
import type { DocumentDeps } from "./issue-deps.ts";
import { issueDocument } from "./issue-document.ts";
import { documentOfBill, issueInvoice } from "./issue-invoice.ts";

type Reason = "cancellation" | "change" | "support" | "refund" | "correction";

/**
 * Issues the credit note of a refund. It corrects the invoice of the bill whose payment is refunded, which is issued first
 * if it is missing. A payment that was voided has no invoice, so nothing is to be corrected.
 */
export async function issueCreditNote(deps: DocumentDeps, refundId: string): Promise<"done" | "again" | "wait"> {
  const found = await readRefund(deps.db, refundId);
  if (!found || found.refund.amountMinor === 0) return "done";
  const { refund, payment, method, siteId } = found;
  // It is captured or voided first, which may take as long as a bank is silent.
  if (payment.state === "confirmed") return "wait";
  if ((await issueInvoice(deps, payment.billId)) === "again") return "again";
  return inTransaction(
    deps.db,
    async (tx): Promise<"done"> => {
      const invoice = await documentOfBill(tx, payment.billId);
      if (!invoice) return "done";
      const note = {
        invoice,
        siteId,
        subjectId: refund.id,
        amount: refund.amountMinor,
        reason: reasonOf(refund),
        method,
      };
      const issued = await creditInvoice(tx, deps, note);
      if (issued) await enqueue(tx, issued.id, ["mail-document"]);
      return "done";
    },
    { isRepeatable: true },
  );
}

/** A refund with the payment whose bill it corrects. A leg paid the bill of its stay together with that payment. */
async function readRefund(db: Tx, refundId: string) {
  const paymentOfLeg = and(eq(payments.billId, cartLegs.cartId), ne(payments.state, "declined"));
  const [found] = await db
    .select({ refund: refunds, payment: payments, leg: cartLegs, siteId: placedOrders.siteId })
    .from(refunds)
    .leftJoin(cartLegs, eq(cartLegs.id, refunds.legId))
    .innerJoin(payments, or(eq(payments.id, refunds.paymentId), paymentOfLeg))
    .innerJoin(placedOrders, eq(placedOrders.id, payments.orderId))
    .where(eq(refunds.id, refundId))
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return found && { ...found, method: found.leg?.method ?? found.payment.method };
}

type Note = {
  invoice: DocumentRow;
  siteId: SiteId;
  subjectId: string;
  amount: number | "rest";
  reason: Reason;
  method?: string;
};

/** Earlier credit notes of the invoice are read under the lock of the series, so that two never return the same part. */
export function creditInvoice(tx: Tx, deps: DocumentDeps, note: Note): Promise<DocumentRow | null> {
  const { invoice, siteId, subjectId } = note;
  return issueDocument(tx, deps, {
    kind: "credit-note",
    sellerId: invoice.seller,
    orderId: invoice.orderId,
    siteId,
    subjectId,
    corrects: invoice.id,
    write: async (issuedAt) => {
      const earlier = await tx
        .select({ content: documents.content })
        .from(documents)
        .where(eq(documents.corrects, invoice.id));
      return creditContent(
        note,
        earlier.map(({ content }) => content),
        issuedAt,
      );
    },
  });
}

function creditContent(note: Note, earlier: readonly DocumentContent[], issuedAt: Date): DocumentContent {
  const { id, number, content } = note.invoice;
  const source = content.payments.find(({ method }) => method === note.method) ?? content.payments[0];
  const left = creditableOf(content, earlier);
  const amount = note.amount === "rest" ? left : note.amount;
  if (amount > left) throw new Error(`A refund of ${amount} exceeds what is left of ${number}: ${left}.`);
  return {
    ...content,
    ...creditOf(content, earlier, amount),
    kind: "credit-note",
    issuedAt: issuedAt.toISOString(),
    payments: source ? [{ ...source, amount }] : [],
    corrects: { documentId: id, number, issuedAt: content.issuedAt },
    reason: bothTexts(note.reason),
  };
}

function bothTexts(reason: Reason): BothTexts {
  const text = (language: "en" | "ar") => lazyMessagesOf(language).documentMail.reason[reason];
  return { en: text("en"), ar: text("ar") };
}

function reasonOf(refund: typeof refunds.$inferSelect): Reason {
  if (refund.cancellationId) return "cancellation";
  if (refund.changeId) return "change";
  return refund.operatorActionId ? "support" : "refund";
}
