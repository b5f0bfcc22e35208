import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

const EVENTS_AT_ONCE = 5_000;

/** Takes away events older than so many days, a handful at a time, so that nobody waits for it. */
export async function pruneEvents(tx: Tx, days: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    DELETE FROM analytics_event WHERE id IN (
      SELECT id FROM analytics_event WHERE at < app_now() - make_interval(days => ${days}) LIMIT ${EVENTS_AT_ONCE}
    )`);
  return rowCount === EVENTS_AT_ONCE;
}
