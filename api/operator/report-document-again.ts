import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { outbox } from "#api/platform/outbox/outbox-table.ts";
import { documents } from "#api/schema/document.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { closeTask } from "#api/task/close-task.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

/** Reports a document to the tax authority again, e.g. after it refused by mistake. The document itself stays as it is. */
export function reportDocumentAgain(db: Db, operator: Operator, number: string) {
  return runAction(db, operator, "report-document-again", async (tx) => {
    const [document] = await tx.select().from(documents).where(eq(documents.number, number.trim())).for("update");
    if (!document) throw new OperatorError(`There is no document ${number}.`);
    const { id, reportState } = document;
    if (reportState !== "refused" && reportState !== "pending")
      throw new OperatorError(`The document is ${reportState}; it is reported only once.`);
    await tx.update(documents).set({ reportState: "pending" }).where(eq(documents.id, id));
    await enqueue(tx, id, ["report-document"]);
    await tx
      .update(outbox)
      .set({ doneAt: null, parkedAt: null, leasedUntil: null, attempts: 0, waits: 0, runAt: sql`app_now()` })
      .where(and(eq(outbox.kind, "report-document"), eq(outbox.subjectId, id)));
    await closeTask(tx, "document-refused", id);
    const subject = { kind: "document", id } as const;
    return { subject, before: { reportState }, after: { reportState: "pending" }, result: { number: document.number } };
  });
}
