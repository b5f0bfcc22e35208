import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { ProblemCode } from "#domain/problem/problems.ts";
import type { Db, Tx } from "./database.ts";
import { isConflict, isLostConnection, isRetryable } from "./sql-state.ts";

const TRIES = 4;
const BASE_DELAY_MS = 15;
/** A backend whose guest is gone needs a moment to let go of its locks. */
const LOST_DELAY_MS = 150;

export type TransactionOptions = {
  isolation?: "read committed" | "repeatable read" | "serializable";
  /** What the guest is told when another guest was faster. */
  conflict?: ProblemCode;
  /** Doing it twice is as good as once, because it first looks for what it would do; so a lost COMMIT is done again. */
  isRepeatable?: boolean;
};

/** The connection broke while COMMIT was under way: look up by our own id before trying again. */
export class CommitUnknown extends Error {
  override name = "CommitUnknown";
}

/** Runs `work` in one transaction; deadlocks and serialization failures are retried 3 times, then are a conflict. */
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
      if ((isLost || isRetryable(failure)) && attempt < TRIES) {
        await pause(isLost ? LOST_DELAY_MS : Math.random() * BASE_DELAY_MS * 2 ** attempt);
        continue;
      }
      if (!isConflict(failure)) throw failure;
      throw new Problem(options.conflict ?? "idempotency-running", { retryAfterSeconds: 1, cause: failure });
    }
  }
}

async function once<T>(db: Db, work: (tx: Tx) => Promise<T>, { isolation }: TransactionOptions): Promise<T> {
  const client = await db.$client.connect();
  let broken = false;
  try {
    // Travels with the first question of the work.
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
