import { sql } from "drizzle-orm";
import type { Job } from "#api/platform/jobs/job.ts";

const EVENTS_AT_ONCE = 5_000;

/** Takes away events older than so many days, a handful at a time, so that nobody waits for it. */
export function pruneEventsAfter(days: number): Job {
  return {
    name: "prune-events",
    lock: 7_203_188,
    everyMs: 600_000,
    round: async (tx) => {
      const { rowCount } = await tx.execute(sql`
        DELETE FROM analytics_event WHERE id IN (
          SELECT id FROM analytics_event WHERE at < app_now() - make_interval(days => ${days}) LIMIT ${EVENTS_AT_ONCE}
        )`);
      return rowCount === EVENTS_AT_ONCE;
    },
  };
}
