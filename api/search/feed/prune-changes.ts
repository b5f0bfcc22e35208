import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

const BATCH = 20_000;
const RETENTION_S = 15 * 60;

/**
 * Deletes changes that are older than a quarter of an hour; a process that missed them loads its cities again. After a
 * backup is restored elsewhere transaction ids start again: marks and rows with larger ids are from before, and are
 * deleted too.
 */
export async function pruneChanges(tx: Tx, seconds = RETENTION_S): Promise<boolean> {
  await tx.execute(sql`
    UPDATE property_change_reach SET
      pruned = CASE WHEN next <= pg_snapshot_xmin(pg_current_snapshot()) THEN next ELSE '0' END,
      next = pg_snapshot_xmin(pg_current_snapshot()),
      marked_at = app_now()
    WHERE marked_at <= app_now() - make_interval(secs => ${seconds})
      OR next > pg_snapshot_xmin(pg_current_snapshot())`);
  const { rowCount } = await tx.execute(sql`
    DELETE FROM property_change WHERE id IN (
      SELECT id FROM property_change
      WHERE transaction_id < (SELECT pruned FROM property_change_reach)
        OR transaction_id >= pg_snapshot_xmax(pg_current_snapshot())
      LIMIT ${BATCH})`);
  return rowCount === BATCH;
}
