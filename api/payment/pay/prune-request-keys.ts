import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

const BATCH_SIZE = 2_000;
/** A guest may repeat a call to pay for days, until the result at the bank is clear. */
const RETENTION_DAYS = 7;

/** Deletes the idempotency keys of payments and the stored answers, which may contain personal data. */
export async function pruneRequestKeys(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE payment SET request_key = NULL, request_hash = NULL, answer = NULL WHERE id IN (
      SELECT id FROM payment
      WHERE request_key IS NOT NULL AND created_at <= (SELECT app_now()) - make_interval(days => ${RETENTION_DAYS})
      LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`);
  return rowCount === BATCH_SIZE;
}
