import { sql } from "drizzle-orm";

/** What must be true of blocks and of other calendars. Nights that are over are history. */
export const calendarInvariants = [
  {
    invariant: "I22",
    violations: sql`
      SELECT c.id::text AS subject, 'is a ' || c.kind || ' without all its nights' AS detail
      FROM stay_claim c
      WHERE c.kind <> 'guest' AND c.state = 'confirmed' AND upper(c.nights) > (app_now() + interval '1 day')::date
        AND (SELECT count(*) FROM night_claim n WHERE n.stay_claim_id = c.id AND n.state = 'confirmed')
          <> upper(c.nights) - lower(c.nights)
      UNION ALL
      SELECT a.id::text, 'is a ' || a.kind || ' on nights of the guest of ' || b.id
      FROM stay_claim a JOIN stay_claim b ON a.property_id = b.property_id AND a.nights && b.nights
      WHERE a.kind <> 'guest' AND a.state = 'confirmed' AND b.kind = 'guest' AND b.state IN ('paying', 'confirmed')
        AND b.replaces IS NULL
      UNION ALL
      SELECT a.id::text, 'is a ' || a.kind || ' on a night that the guest of ' || b.id || ' holds'
      FROM stay_claim b JOIN live_night_claim n ON n.stay_claim_id = b.id
      JOIN stay_claim a ON a.property_id = n.property_id AND a.nights @> n.night
      WHERE b.kind = 'guest' AND n.state = 'held' AND a.kind <> 'guest' AND a.state = 'confirmed'
      UNION ALL
      SELECT e.id::text, 'is applied without a claim'
      FROM feed_event e
      WHERE e.state = 'applied' AND e.to_day > (app_now() + interval '1 day')::date AND NOT EXISTS (
        SELECT FROM feed_event_claim l JOIN stay_claim c ON c.id = l.stay_claim_id
        WHERE l.feed_event_id = e.id AND c.state = 'confirmed')
      UNION ALL
      SELECT c.id::text, 'is an import without an event'
      FROM stay_claim c
      WHERE c.kind = 'import' AND c.state = 'confirmed' AND upper(c.nights) > (app_now() + interval '1 day')::date
        AND NOT EXISTS (
          SELECT FROM feed_event_claim l JOIN feed_event e ON e.id = l.feed_event_id
          WHERE l.stay_claim_id = c.id AND e.state <> 'ignored')`,
  },
  {
    invariant: "I28",
    violations: sql`
      SELECT e.id::text AS subject, 'is a conflict without a task' AS detail
      FROM feed_event e
      WHERE e.state = 'conflict'
        AND NOT EXISTS (SELECT FROM task t WHERE t.kind = 'feed-conflict' AND t.subject = e.id::text)`,
  },
];
