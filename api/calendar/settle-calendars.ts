import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { placeEvents } from "./import/place-events.ts";
import { lockCalendars } from "./lock-calendars.ts";

const BATCH_SIZE = 20;

/**
 * Finishes what waited for guests: a night that a guest has paid for is no longer closed when it becomes free, and an event
 * that waited for it is a conflict. Returns whether more may be waiting.
 */
export async function settleCalendars(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ propertyId: number }>(sql`
    SELECT p.property_id AS "propertyId"
    FROM pending_night p
    LEFT JOIN night_claim n ON n.property_id = p.property_id AND n.night = p.night
    LEFT JOIN feed_event e ON e.id = p.feed_event_id
    WHERE n.night IS NULL OR n.state = 'confirmed' AND (p.kind = 'block' OR e.state = 'waiting')
    UNION
    SELECT f.property_id FROM feed_event e JOIN calendar_feed f ON f.id = e.feed_id
    WHERE e.state IN ('waiting', 'conflict') AND NOT EXISTS (SELECT FROM pending_night p WHERE p.feed_event_id = e.id)
    ORDER BY 1 LIMIT ${BATCH_SIZE}`);
  const homes = rows.map(({ propertyId }) => propertyId);
  if (homes.length === 0) return false;
  await lockCalendars(tx, homes);
  const ids = sql`${sql.param(homes)}::integer[]`;
  await tx.execute(sql`
    DELETE FROM pending_night p USING night_claim n
    WHERE p.property_id = ANY (${ids}) AND p.kind = 'block'
      AND n.property_id = p.property_id AND n.night = p.night AND n.state = 'confirmed'`);
  await tx.execute(sql`SELECT close_pending_nights(${ids})`);
  for (const propertyId of homes) await placeEvents(tx, propertyId);
  return homes.length === BATCH_SIZE;
}
