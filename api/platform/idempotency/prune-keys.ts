import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

const BATCH_SIZE = 2_000;
const RETENTION_HOURS = 24;

/** Deletes keys that no client repeats any more, and with them the stored answers, which may contain personal data. */
export async function pruneKeys(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM idempotency_key WHERE (caller, route, key) IN (
      SELECT caller, route, key FROM idempotency_key
      WHERE created_at <= (SELECT app_now()) - make_interval(hours => ${RETENTION_HOURS}) LIMIT ${BATCH_SIZE})`);
  return rowCount === BATCH_SIZE;
}
