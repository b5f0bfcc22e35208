import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { ProblemCode } from "#domain/problem/problems.ts";
import type { Db, Tx } from "./database.ts";
import { isBlocked, isConflict, isLostConnection, isRetryable } from "./sql-state.ts";

const MAX_ATTEMPTS = 4;
const BASE_DELAY_MS = 15;
/** A backend whose client is gone needs a moment to release its locks. */
const LOST_DELAY_MS = 150;

export type TransactionOptions = {
  isolation?: "read committed" | "repeatable read" | "serializable";
  /** The problem if another guest was faster. */
  conflict?: ProblemCode;
  /** The work can be repeated, because it first checks what is done already; so it runs again after a lost COMMIT. */
  isRepeatable?: boolean;
  /**
   * Another transaction kept its lock for too long: this reads without locks what it has committed, and throws the problem
   * that the lock would have shown. If it throws nothing, nothing is known, and the call may be repeated.
   */
  whenBlocked?: () => Promise<void>;
};

/** The connection broke during COMMIT: check by our own id whether the work was done before trying again. */
export class CommitUnknown extends Error {
  override name = "CommitUnknown";
}

/**
 * Runs `work` in one transaction. Deadlocks and serialization failures are retried three times and then become a
 * conflict.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(db, work, options);
    } catch (failure) {
      const isLost = options.isRepeatable === true && failure instanceof CommitUnknown;
      if ((isLost || isRetryable(failure)) && attempt < MAX_ATTEMPTS) {
        await pause(isLost ? LOST_DELAY_MS : Math.random() * BASE_DELAY_MS * 2 ** attempt);
        continue;
      }
      if (isBlocked(failure)) await options.whenBlocked?.();
      if (!isConflict(failure)) throw failure;
      throw new Problem(options.conflict ?? "idempotency-running", { retryAfterSeconds: 1, cause: failure });
    }
  }
}

async function once<T>(db: Db, work: (tx: Tx) => Promise<T>, { isolation }: TransactionOptions): Promise<T> {
  const client = await db.$client.connect();
  let broken = false;
  try {
    // Sent together with the first query of the work.
    const begun = client.query(isolation ? `BEGIN ISOLATION LEVEL ${isolation}` : "BEGIN");
    const [result] = await Promise.all([work(drizzle(client)), begun]);
    await commit(client);
    return result;
  } catch (failure) {
    broken = isLostConnection(failure) || failure instanceof CommitUnknown || !(await rolledBack(client));
    throw failure;
  } finally {
    client.release(broken);
  }
}

async function commit(client: PoolClient): Promise<void> {
  await faultPoint("K30");
  try {
    await client.query("COMMIT");
  } catch (failure) {
    if (!isLostConnection(failure)) throw failure;
    throw new CommitUnknown("The connection was lost during COMMIT.", { cause: failure });
  }
}

async function rolledBack(client: PoolClient): Promise<boolean> {
  try {
    await client.query("ROLLBACK");
    return true;
  } catch {
    return false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
