import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { faultPoint } from "#api/fault/fault-point.ts";
import { Problem } from "#api/problem/problem.ts";
import type { ProblemCode } from "#domain/problem/problems.ts";
import type { Db, Tx } from "./database.ts";
import { isConflict, isLostConnection, isRetryable } from "./sql-state.ts";

const TRIES = 4;
const BASE_DELAY_MS = 15;
/** A database that restarts is asked again for so long; a guest still waits. */
const LOOKS = 20;
const LOOK_MS = 100;

export type TransactionOptions = {
  isolation?: "read committed" | "repeatable read" | "serializable";
  /** What the guest is told when another guest was faster. */
  conflict?: ProblemCode;
};

/** The connection broke while COMMIT was under way, and the database could not be asked what became of it. */
export class CommitUnknown extends Error {
  override name = "CommitUnknown";
}

/** The same, but the database says that nothing was kept: the work may be done again. */
class CommitLost extends CommitUnknown {}

/**
 * Runs `work` in one transaction; deadlocks and serialization failures are retried 3 times, then are a conflict. A
 * connection that is lost at COMMIT leaves nobody guessing: the transaction is looked up by its id.
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
      if ((isRetryable(failure) || failure instanceof CommitLost) && attempt < TRIES) {
        await pause(Math.random() * BASE_DELAY_MS * 2 ** attempt);
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
    const id = await begin(client, isolation);
    const result = await work(drizzle(client));
    await commit(client).catch((failure) => lookUp(db, id, failure));
    return result;
  } catch (failure) {
    broken = isLostConnection(failure) || failure instanceof CommitUnknown || !(await rolledBack(client));
    throw failure;
  } finally {
    client.release(broken);
  }
}

/** The id costs no journey of its own. */
async function begin(client: PoolClient, isolation: TransactionOptions["isolation"]): Promise<string> {
  const opening = isolation ? `BEGIN ISOLATION LEVEL ${isolation}` : "BEGIN";
  const answers: unknown = await client.query(`${opening}; SELECT pg_current_xact_id()::text AS id`);
  return (answers as [unknown, { rows: [{ id: string }] }])[1].rows[0].id;
}

/** Goes on when the work was kept after all; a backend that is still at it is waited for. */
async function lookUp(db: Db, id: string, failure: unknown): Promise<void> {
  if (!(failure instanceof CommitUnknown)) throw failure;
  for (let look = 1; look <= LOOKS; look++) {
    const status = await statusOf(db, id);
    if (status === "committed") return;
    if (status === "aborted")
      throw new CommitLost("Nothing was kept of what was lost during COMMIT.", { cause: failure });
    await pause(LOOK_MS);
  }
  throw failure;
}

async function statusOf(db: Db, id: string): Promise<string | null> {
  try {
    const { rows } = await db.$client.query("SELECT pg_xact_status($1::xid8) AS status", [id]);
    return rows[0]?.status ?? null;
  } catch {
    return null;
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
