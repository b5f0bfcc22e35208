import { eq } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { documents } from "#api/schema/document.ts";
import { enqueue } from "#api/schema/outbox.ts";
import { closeTask } from "#api/task/close-task.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

/** Has a refused invoice corrected by a credit note and a new invoice, which a server process issues and signs. */
export function replaceDocument(db: Db, operator: Operator, number: string) {
  return runAction(db, operator, "replace-document", async (tx) => {
    const [document] = await tx.select().from(documents).where(eq(documents.number, number.trim()));
    if (!document) throw new OperatorError(`There is no document ${number}.`);
    const { id, kind, reportState } = document;
    if (kind !== "invoice" || reportState !== "refused") throw new OperatorError(`${number} is not a refused invoice.`);
    await enqueue(tx, id, ["replace-document"]);
    await closeTask(tx, "document-refused", id);
    return { subject: { kind: "document", id } as const, result: { number: document.number } };
  });
}
