import { asc, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { outbox } from "#api/platform/outbox/outbox-table.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

const MAX_LISTED = 200;

/** Outbox jobs that failed in every attempt. */
export function listParkedJobs(db: Db, operator: Operator) {
  return runAction(db, operator, "list-parked-jobs", async (tx) => {
    const rows = await tx
      .select()
      .from(outbox)
      .where(isNotNull(outbox.parkedAt))
      .orderBy(asc(outbox.parkedAt))
      .limit(MAX_LISTED);
    const result = rows.map(({ id, kind, subjectId, attempts, waits, parkedAt }) => ({
      ...{ id, kind, subjectId, attempts, waits },
      parkedAt: parkedAt?.toISOString() ?? "",
    }));
    return { subject: { kind: "job", id: "parked" }, after: { listed: result.length }, result };
  });
}

/** Runs a parked job again, with all its attempts. */
export function retryJob(db: Db, operator: Operator, id: string) {
  return runAction(db, operator, "retry-job", async (tx) => {
    const [job] = await tx
      .update(outbox)
      .set({ parkedAt: null, attempts: 0, waits: 0, leasedUntil: null, runAt: sql`app_now()` })
      .where(sql`${outbox.id}::text = ${id} AND ${outbox.parkedAt} IS NOT NULL AND ${outbox.doneAt} IS NULL`)
      .returning();
    if (!job) throw new OperatorError(`There is no parked job ${id}.`);
    const { kind, subjectId } = job;
    return { subject: { kind: "job", id }, after: { kind, subjectId }, result: { id, kind, subjectId } };
  });
}
