import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

const BATCH_SIZE = 2_000;
/** Codes of a member are counted for a day. */
const RETENTION_HOURS = 25;

/** Deletes old requests of codes, which contain the number of a member. */
export async function prunePointsCodes(tx: Tx): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM points_code WHERE id IN (
      SELECT id FROM points_code WHERE created_at <= (SELECT app_now()) - make_interval(hours => ${RETENTION_HOURS})
      LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)`);
  return rowCount === BATCH_SIZE;
}
