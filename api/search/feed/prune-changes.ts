import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

const ROWS_AT_ONCE = 20_000;
const KEPT_FOR_S = 15 * 60;

/**
 * Takes away what the change feed told a quarter of an hour ago or longer; a process that slept through it reads its
 * cities anew. Transactions are counted from the start again when a backup is restored elsewhere: marks and rows that
 * are ahead of the count come from before, and go.
 */
export async function pruneChanges(tx: Tx, seconds = KEPT_FOR_S): Promise<boolean> {
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
      LIMIT ${ROWS_AT_ONCE})`);
  return rowCount === ROWS_AT_ONCE;
}
