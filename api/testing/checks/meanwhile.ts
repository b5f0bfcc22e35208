import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { interleave } from "#api/platform/fault/fault-point.ts";

/**
 * Runs `first`. When it reaches `point`, `second` runs until it has ended or waits for a lock of `first`. Throws if the point
 * is not reached.
 */
export async function meanwhile<One, Other>(
  db: Tx,
  { point, first, second }: { point: string; first: () => Promise<One>; second: () => Promise<Other> },
): Promise<[One, Other]> {
  let late: Promise<Other> | undefined;
  interleave(point, async () => {
    late = second();
    await untilEndedOrWaiting(db, late);
  });
  const one = await first();
  if (!late) throw new Error(`${point} was not reached.`);
  return [one, await late];
}

async function untilEndedOrWaiting(db: Tx, running: Promise<unknown>): Promise<void> {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  running.then(end, end);
  while (!hasEnded) {
    const { rows } = await db.execute(sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    if (rows.length > 0) return;
    await pause(5);
  }
}
