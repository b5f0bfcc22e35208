import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { documentedKinds } from "./bill-documents.ts";

const BATCH_SIZE = 500;

/**
 * Enqueues the documents of bills and refunds that have none and no job, such as those of earlier releases. It may run at
 * any time: a job that exists is not enqueued again, and a document is issued once. Returns whether more may be missing.
 */
export async function enqueueMissingDocuments(tx: Tx): Promise<boolean> {
  const invoices = await tx.execute(sql`
    INSERT INTO outbox (id, kind, subject_id)
    SELECT gen_random_uuid(), 'issue-invoice', b.id
    FROM bill b JOIN payment p ON p.bill_id = b.id AND p.state = 'captured'
    WHERE b.state = 'paid' AND b.kind = ANY (${sql.param(documentedKinds)}::text[])
      AND NOT EXISTS (SELECT FROM document d WHERE d.subject_id = b.id)
      AND NOT EXISTS (SELECT FROM outbox o WHERE o.kind = 'issue-invoice' AND o.subject_id = b.id)
    ORDER BY p.ended_at LIMIT ${BATCH_SIZE}
    ON CONFLICT DO NOTHING`);
  const creditNotes = await tx.execute(sql`
    INSERT INTO outbox (id, kind, subject_id)
    SELECT gen_random_uuid(), 'issue-credit-note', r.id
    FROM refund r
    WHERE num_nonnulls(r.cancellation_id, r.change_id, r.operator_action_id) = 1 AND r.amount_minor > 0
      AND NOT EXISTS (SELECT FROM outbox o WHERE o.kind = 'issue-credit-note' AND o.subject_id = r.id)
    ORDER BY r.created_at LIMIT ${BATCH_SIZE}
    ON CONFLICT DO NOTHING`);
  return Math.max(invoices.rowCount ?? 0, creditNotes.rowCount ?? 0) === BATCH_SIZE;
}
