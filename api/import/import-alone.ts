import { OperatorError } from "#api/operator/operator-error.ts";
import type { Db } from "#api/platform/database/database.ts";

const LOCK = 7_203_187;

/** Runs an import while no other one runs: its connection has the lock, and loses it when the process is killed. */
export async function importAlone<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  try {
    const { rows } = await client.query<{ isAlone: boolean }>('SELECT pg_try_advisory_lock($1) AS "isAlone"', [LOCK]);
    if (!rows[0]?.isAlone) throw new OperatorError("Another import runs. Wait until it has ended.");
    try {
      return await work();
    } finally {
      await client.query("SELECT pg_advisory_unlock($1)", [LOCK]);
    }
  } finally {
    client.release();
  }
}
