import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

/** Waits until this many transactions of the database wait for a lock, so that a test knows the order. */
export async function untilLockWait(db: Tx, many = 1): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    if (rows.length >= many) return;
    await pause(5);
  }
}
