import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

const BATCH_SIZE = 5_000;

/** Deletes one batch of events older than `days`. Returns whether more may be left. */
export async function pruneEvents(tx: Tx, days: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM analytics_event WHERE id IN (
      SELECT id FROM analytics_event WHERE at < app_now() - make_interval(days => ${days}) LIMIT ${BATCH_SIZE}
    )`);
  return rowCount === BATCH_SIZE;
}
