import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { tasks } from "#api/schema/task.ts";

/** Closes the open task of this kind about a subject, if there is one. */
export async function closeTask(tx: Tx, kind: string, subject: string): Promise<void> {
  await tx
    .update(tasks)
    .set({ doneAt: sql`app_now()` })
    .where(and(eq(tasks.kind, kind), eq(tasks.subject, subject), isNull(tasks.doneAt)));
}
