import { sql } from "drizzle-orm";

/**
 * I6 in our own tables: an order earns once, a cancelled one nothing, unless an operator settles points that were given
 * before. Lost points are listed. `stray-earnings.ts` compares the rest with each programme.
 */
export const earningInvariants = [
  {
    invariant: "I6",
    violations: sql`
      SELECT e.id::text AS subject, 'is ' || e.state || ' for an order in ' || o.status_code AS detail
      FROM earning e JOIN placed_order o ON o.id = e.order_id
      WHERE o.status_code <> 58 AND (e.state = 'waiting' OR e.state IN ('sent', 'done') AND NOT EXISTS (
        SELECT FROM task t WHERE t.kind = 'points-given' AND t.subject = o.id::text))
      UNION ALL
      SELECT e.id::text, 'is ' || e.state || ' with ' || e.points || ' points'
      FROM earning e WHERE (e.state IN ('sent', 'done')) <> (e.points > 0) AND e.state NOT IN ('refused', 'cancelled')
      UNION ALL
      SELECT e.id::text, 'is ' || e.state || ' without a job'
      FROM earning e WHERE e.state IN ('waiting', 'sent') AND NOT EXISTS (
        SELECT FROM outbox b WHERE b.kind = 'earn' AND b.subject_id = e.id AND b.done_at IS NULL)
      UNION ALL
      SELECT g.id::text, 'is lost and no operator knows it'
      FROM cart_leg g WHERE g.state = 'lost' AND NOT EXISTS (
        SELECT FROM task t WHERE t.kind = 'points-lost' AND t.subject = g.id::text)`,
  },
];
