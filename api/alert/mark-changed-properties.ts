import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";

type Position = {
  from: string | null;
  to: string;
  history: string;
  /** Changes may have been missed: pruned, or the database follows another history. */
  hasGap: boolean;
};

/**
 * Marks the watches of properties that changed since the last call. It reads the change feed from the last horizon to
 * the one of now, below which no transaction is open, so that every change is read once. After a gap every watch is marked.
 */
export async function markChangedProperties(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<Position>(position);
  const [{ from, to, history, hasGap }] = rows as [Position];
  if (from === to && !hasGap) return;
  const changed = sql`property_change WHERE transaction_id >= ${from}::xid8 AND transaction_id < ${to}::xid8`;
  await mark(
    tx,
    hasGap
      ? sql`true`
      : sql`property_id IN (
          SELECT property_id FROM ${changed} AND property_id IS NOT NULL
          UNION ALL
          SELECT id FROM property WHERE city_id IN (SELECT city_id FROM ${changed} AND property_id IS NULL))`,
  );
  await tx.execute(sql`UPDATE alert_position SET horizon = ${to}::xid8, history = ${history}`);
}

async function mark(tx: Tx, condition: SQL): Promise<void> {
  await tx.execute(sql`UPDATE alert_watch SET is_due = true WHERE NOT is_due AND ${condition}`);
}

/** The same questions as in `api/search/feed/change-feed.ts`. */
const position = sql`
  SELECT alerts.horizon::text AS "from", now.horizon::text AS "to", now.history,
    alerts.horizon IS NULL OR alerts.history IS DISTINCT FROM now.history OR now.horizon < alerts.horizon
      OR reach.pruned > alerts.horizon AS "hasGap"
  FROM (
    SELECT pg_snapshot_xmin(pg_current_snapshot()) AS horizon,
      concat(cluster.system_identifier, ':', checkpoint.timeline_id) AS history
    FROM pg_control_system() AS cluster CROSS JOIN pg_control_checkpoint() AS checkpoint) AS now
  CROSS JOIN alert_position AS alerts CROSS JOIN property_change_reach AS reach`;
