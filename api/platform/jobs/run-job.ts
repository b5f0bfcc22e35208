import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Batch, Job } from "./job.ts";
import { takeLease } from "./lease.ts";

/** Shorter than the interval, so that the lease has ended when the next run is due. */
const LEASE_SHARE = 0.9;

/** Runs a job until no work is waiting, or returns at once when another process has it. */
export async function runJob(db: Db, job: Job, isStopped = () => false): Promise<void> {
  if (job.exclusive === "transaction-lock") return runBatches(db, job.name, job.run, isStopped);
  if (job.exclusive === "none") {
    while (!isStopped() && (await job.run()));
    return;
  }
  if (!isStopped() && (await takeLease(db, job.name, job.everyMs * LEASE_SHARE))) await job.run();
}

/** Runs batches until no work is waiting, each in a transaction that holds the advisory lock of `name`. */
export async function runBatches(db: Db, name: string, batch: Batch, isStopped = () => false): Promise<void> {
  const lock = `job:${name}`;
  let hasMore = true;
  while (hasMore && !isStopped()) {
    hasMore = await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ ours: boolean }>(
        sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) AS ours`,
      );
      return rows[0]?.ours === true && (await batch(tx));
    });
  }
}
