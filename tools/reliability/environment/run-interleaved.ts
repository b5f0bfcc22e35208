import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { interleave } from "#api/platform/fault/fault-point.ts";

type Action<T> = () => Promise<T>;

/** An action that neither ends nor waits for a database lock by then waits for a mutex of this process. */
const WAIT_MS = 500;

/**
 * Runs `first`. When it reaches `point`, the others run until they have ended or one waits for a lock. The results are in
 * the order of the actions.
 */
export async function runInterleaved<T>(
  db: Tx,
  { point, first, others }: { point: string; first: Action<T>; others: readonly Action<T>[] },
): Promise<{ wasReached: boolean; results: T[] }> {
  const late: Promise<T>[] = [];
  let wasReached = false;
  interleave(point, async () => {
    wasReached = true;
    const begun = others.map((run) => run());
    late.push(...begun);
    await untilDoneOrWaiting(db, begun);
  });
  const results = [await first(), ...(await Promise.all(late))];
  interleave(point, () => {});
  return { wasReached, results };
}

async function untilDoneOrWaiting(db: Tx, begun: readonly Promise<unknown>[]): Promise<void> {
  let isDone = false;
  Promise.allSettled(begun).then(() => {
    isDone = true;
  });
  for (const until = Date.now() + WAIT_MS; !isDone && Date.now() < until; ) {
    const { rows } = await db.execute(sql`
      SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    if (rows.length > 0) return;
    await pause(3);
  }
}
