import { sql } from "drizzle-orm";
import type { Tx } from "#api/database/database.ts";

const AT_ONCE = 5_000;

/** Takes away events older than so many days, a handful at a time, so that nobody waits for it; tells how many went. */
export async function pruneEvents(db: Tx, days: number): Promise<number> {
  let gone = 0;
  for (let last = AT_ONCE; last === AT_ONCE; gone += last) {
    const { rowCount } = await db.execute(sql`
      DELETE FROM analytics_event WHERE id IN (
        SELECT id FROM analytics_event WHERE at < app_now() - make_interval(days => ${days}) LIMIT ${AT_ONCE}
      )`);
    last = rowCount ?? 0;
  }
  return gone;
}
