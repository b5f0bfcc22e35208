import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Tx } from "#api/database/database.ts";

/** Goes on once another transaction of this database waits for a lock, so that a test knows who came second. */
export async function untilSomeoneWaits(db: Tx): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    if (rows.length > 0) return;
    await pause(5);
  }
}
