import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { outbox } from "./outbox-table.ts";

/**
 * Writes outbox jobs in the transaction they follow from. A kind that was enqueued for this subject before, done or not,
 * is not enqueued again. With `runAt` a job waits until then; its handler first checks whether it still makes sense.
 */
export async function enqueueJobs<Kind extends string>(
  tx: Tx,
  subjectId: string,
  kinds: readonly Kind[],
  { runAt }: { runAt?: Date } = {},
): Promise<void> {
  const rows = kinds.map((kind) => ({ id: randomUUID(), kind, subjectId, ...(runAt && { runAt }) }));
  if (rows.length > 0) await tx.insert(outbox).values(rows).onConflictDoNothing();
}

/** Moves a job that has not run yet to another time. */
export async function rescheduleJobs(tx: Tx, subjectId: string, kind: string, runAt: Date): Promise<void> {
  const { kind: kinds, subjectId: subjects, doneAt } = outbox;
  await tx
    .update(outbox)
    .set({ runAt })
    .where(and(eq(subjects, subjectId), eq(kinds, kind), isNull(doneAt)));
}
