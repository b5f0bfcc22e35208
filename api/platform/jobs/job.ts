import { sql } from "drizzle-orm";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";

/** Work that one process at a time does for all of them, a little in each transaction. */
export type Job = {
  name: string;
  /** The key of its advisory lock; no two jobs share one. */
  lock: number;
  everyMs: number;
  /** Does some of the work and tells whether there is more. */
  round: (tx: Tx) => Promise<boolean>;
};

/** Runs a job to its end, or leaves it to the process that is at it already. */
export async function runJob(db: Db, job: Job, isStopped = () => false): Promise<void> {
  let more = true;
  while (more && !isStopped()) {
    more = await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ ours: boolean }>(sql`SELECT pg_try_advisory_xact_lock(${job.lock}) AS ours`);
      return rows[0]?.ours === true && (await job.round(tx));
    });
  }
}
