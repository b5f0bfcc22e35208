import { randomUUID } from "node:crypto";
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
