import { and, eq, sql } from "drizzle-orm";
import type { DocumentDeps } from "#api/document/issue/issue-deps.ts";
import { isClearedOf } from "#api/document/xml/cleared-invoice.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import { type DocumentRow, documentReports, documents } from "#api/schema/document.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { reportToTaxGateway, type TaxAnswer } from "./tax-gateway.ts";

/** The law allows 24 hours; from here on operators are alerted. */
const ALERT_AFTER_MS = 20 * 3_600_000;

/** Reports a document to the tax authority, as often as it takes: a silent authority never parks the job. */
export async function reportDocument(deps: DocumentDeps, documentId: string): Promise<"done" | "wait"> {
  const [document] = await deps.db.select().from(documents).where(eq(documents.id, documentId));
  if (document?.reportState !== "pending") return "done";
  try {
    const answer = checkedAnswer(deps, document, await reportToTaxGateway(deps.tax, document));
    await faultPoint(answer.clearedXml === null ? "K35" : "K98");
    await recordAnswer(deps, document, answer);
    return "done";
  } catch (failure) {
    if (!(failure instanceof GatewayFailure)) throw failure;
    await alertWhenLate(deps, document);
    return "wait";
  }
}

/**
 * A cleared invoice that is not ours, or that is missing, is never stored or shown: operators are alarmed and ask again
 * once they know why.
 */
function checkedAnswer({ log }: DocumentDeps, document: DocumentRow, answer: TaxAnswer): TaxAnswer {
  if (!answer.isCleared || isClearedOf(document, answer.clearedXml)) return answer;
  log.error({ event: "cleared-invoice-mismatch" }, `the authority did not return ${document.number} as cleared`);
  return { ...answer, state: "refused", clearedXml: null };
}

async function recordAnswer({ db }: DocumentDeps, document: DocumentRow, taxAnswer: TaxAnswer): Promise<void> {
  const { state, answer, clearedXml } = taxAnswer;
  await inTransaction(db, async (tx) => {
    const moved = await tx
      .update(documents)
      .set({ reportState: state, ...(clearedXml !== null && { clearedXml }) })
      .where(and(eq(documents.id, document.id), eq(documents.reportState, "pending")));
    if (moved.rowCount === 0) return;
    await tx.insert(documentReports).values({ documentId: document.id, state, answer });
    if (state === "refused") await openTask(tx, document);
    // A full invoice is shown only now, which is after the confirmation was sent.
    else if (document.isFull && document.kind !== "credit-note") await enqueue(tx, document.id, ["mail-document"]);
  });
}

/** An operator corrects a refused document by a credit note and a new invoice; it is never edited. */
async function openTask(tx: Tx, { id }: DocumentRow): Promise<void> {
  await tx.execute(sql`
    INSERT INTO task (id, kind, subject, due_at)
    VALUES (gen_random_uuid(), 'document-refused', ${id}, app_now() + interval '4 hours') ON CONFLICT DO NOTHING`);
}

async function alertWhenLate({ db, log, settings }: DocumentDeps, { id, issuedAt }: DocumentRow): Promise<void> {
  const { rows } = await db.execute<{ isLate: boolean }>(sql`
    SELECT app_now() - ${issuedAt}::timestamptz > ${(ALERT_AFTER_MS / 1_000) * settings.timeScale} * interval '1 second'
      AS "isLate"`);
  if (rows[0]?.isLate) log.error({ event: "document-unreported", documentId: id }, "not reported for 20 hours");
}
