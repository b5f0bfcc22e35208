import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import type { Assigned } from "#domain/calendar/assign-nights.ts";
import type { FeedDays } from "#domain/calendar/feed-event.ts";
import { addDays, type Day } from "#domain/stay/day.ts";

/** A night that an event closes now. */
export type ImportedNight = { night: Day; stayClaimId: number; eventId: string | null };

type Wanted = FeedDays & { eventId: string };
type Claims = { propertyId: number; imported: readonly ImportedNight[]; assigned: readonly Assigned[] };

/** Releases the claims that no event wants as they are, and writes the missing ones. A claim that fits is not touched. */
export async function writeClaims(tx: Tx, { propertyId, imported, assigned }: Claims): Promise<void> {
  const wanted = new Map<string, Wanted>();
  for (const { id, closed } of assigned)
    for (const run of closed) wanted.set(keyOf(id, run.from, run.to), { eventId: id, ...run });
  const released: number[] = [];
  for (const [stayClaimId, nights] of Map.groupBy(imported, (night) => night.stayClaimId)) {
    const [first, last] = [nights[0] as ImportedNight, nights.at(-1) as ImportedNight];
    const isWanted = first.eventId !== null && wanted.delete(keyOf(first.eventId, first.night, addDays(last.night, 1)));
    if (!isWanted) released.push(stayClaimId);
  }
  if (released.length > 0) await release(tx, released);
  if (wanted.size > 0) await insert(tx, propertyId, [...wanted.values()]);
}

function keyOf(eventId: string, from: Day, to: Day): string {
  return `${eventId} ${from} ${to}`;
}

async function release(tx: Tx, stayClaimIds: readonly number[]): Promise<void> {
  const ids = sql`${sql.param([...stayClaimIds])}::bigint[]`;
  await tx.execute(sql`UPDATE stay_claim SET state = 'released' WHERE id = ANY (${ids})`);
  await tx.execute(sql`DELETE FROM night_claim WHERE stay_claim_id = ANY (${ids})`);
}

async function insert(tx: Tx, propertyId: number, runs: readonly Wanted[]): Promise<void> {
  const column = (values: readonly string[]) => sql.param([...values]);
  await tx.execute(sql`
    WITH runs AS MATERIALIZED (
      SELECT nextval(pg_get_serial_sequence('stay_claim', 'id')) AS id, r.*, f.name
      FROM unnest(
        ${column(runs.map(({ from }) => from))}::date[], ${column(runs.map(({ to }) => to))}::date[],
        ${column(runs.map(({ eventId }) => eventId))}::uuid[]) AS r (first, departure, event_id)
      JOIN feed_event e ON e.id = r.event_id JOIN calendar_feed f ON f.id = e.feed_id),
    claims AS (
      INSERT INTO stay_claim (id, property_id, nights, state, kind, made_by)
      SELECT id, ${propertyId}, daterange(first, departure), 'confirmed', 'import', name FROM runs),
    links AS (
      INSERT INTO feed_event_claim (stay_claim_id, feed_event_id) SELECT id, event_id FROM runs)
    INSERT INTO night_claim (property_id, night, stay_claim_id, state)
    SELECT ${propertyId}, first + n, id, 'confirmed' FROM runs, generate_series(0, departure - first - 1) AS n
    ORDER BY first + n`);
}
