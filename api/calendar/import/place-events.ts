import { sql } from "drizzle-orm";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { faultPoint } from "#api/platform/fault/fault-point.ts";
import { type Assigned, assignNights, type NightOwner, type PlacedEvent } from "#domain/calendar/assign-nights.ts";
import { FEED_DAYS_AHEAD, type FeedEventState } from "#domain/calendar/feed-event.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import { localTime, type TimeZone } from "#domain/stay/time-zone.ts";
import { notifyConflicts } from "./notify-conflicts.ts";
import { type ImportedNight, writeClaims } from "./write-claims.ts";

/**
 * Closes the nights that the events of a home's feeds want, and opens those that none of them wants any more. Nights of guests
 * and blocks are never touched. The calendar of the home must be locked.
 */
export async function placeEvents(tx: Tx, propertyId: number): Promise<void> {
  const events = await readEvents(tx, propertyId);
  const { owners, imported } = await readNights(tx, propertyId);
  if (events.length === 0 && imported.length === 0) return;
  const today = await todayOf(tx, propertyId);
  const window = { from: today, to: addDays(today, FEED_DAYS_AHEAD) };
  const assigned = assignNights(events, owners, window);
  await writePending(tx, propertyId, assigned);
  await writeClaims(tx, { propertyId, imported: imported.filter(({ night }) => night >= today), assigned });
  await faultPoint("K55");
  const before = new Map(events.map(({ id, state }) => [id, state]));
  const changed = assigned.filter(({ id, state }) => before.get(id) !== state);
  await writeStates(tx, changed);
  await notifyConflicts(
    tx,
    changed.map(({ id, state }) => ({ id, state, before: before.get(id) ?? "ignored" })),
  );
}

/** The present day where the home is. */
export async function todayOf(tx: Tx, propertyId: number): Promise<Day> {
  const { rows } = await tx.execute<{ timeZone: TimeZone }>(
    sql`SELECT time_zone AS "timeZone" FROM property WHERE id = ${propertyId}`,
  );
  return localTime(await productTime(tx), rows[0]?.timeZone ?? "Asia/Riyadh").day;
}

async function readEvents(tx: Tx, propertyId: number): Promise<PlacedEvent[]> {
  const { rows } = await tx.execute<PlacedEvent>(sql`
    SELECT e.id, e.from_day::text AS from, e.to_day::text AS to, e.state,
      e.kind = 'window' AND NOT f.closes_windows AS "isOff"
    FROM feed_event e JOIN calendar_feed f ON f.id = e.feed_id
    WHERE f.property_id = ${propertyId} ORDER BY e.position`);
  return rows;
}

type NightRow = {
  night: Day;
  stayClaimId: string;
  kind: "guest" | "block" | "import";
  state: "held" | "paying" | "confirmed";
  eventId: string | null;
};

async function readNights(tx: Tx, propertyId: number) {
  const { rows } = await tx.execute<NightRow>(sql`
    SELECT n.night::text AS night, n.stay_claim_id AS "stayClaimId", c.kind, n.state, l.feed_event_id AS "eventId"
    FROM night_claim n JOIN stay_claim c ON c.id = n.stay_claim_id
    LEFT JOIN feed_event_claim l ON l.stay_claim_id = c.id
    WHERE n.property_id = ${propertyId} AND n.night >= (app_now() - interval '2 days')::date ORDER BY n.night`);
  const owners = new Map<Day, NightOwner>();
  const imported: ImportedNight[] = [];
  for (const { night, kind, state, eventId, ...row } of rows) {
    const stayClaimId = Number(row.stayClaimId);
    if (kind === "import") imported.push({ night, stayClaimId, eventId });
    else owners.set(night, kind === "block" ? { kind, stayClaimId } : { kind, stayClaimId, state });
  }
  return { owners, imported };
}

async function writePending(tx: Tx, propertyId: number, assigned: readonly Assigned[]): Promise<void> {
  const wanted = new Map<Day, string>();
  for (const { id, waiting } of assigned) for (const night of waiting) if (!wanted.has(night)) wanted.set(night, id);
  const [nights, eventIds] = [sql.param([...wanted.keys()]), sql.param([...wanted.values()])];
  await tx.execute(sql`
    DELETE FROM pending_night
    WHERE property_id = ${propertyId} AND kind = 'import' AND night <> ALL (${nights}::date[])`);
  if (wanted.size === 0) return;
  await tx.execute(sql`
    INSERT INTO pending_night (property_id, night, kind, feed_event_id, made_by)
    SELECT ${propertyId}, w.night, 'import', w.event_id, f.name
    FROM unnest(${nights}::date[], ${eventIds}::uuid[]) AS w (night, event_id)
    JOIN feed_event e ON e.id = w.event_id JOIN calendar_feed f ON f.id = e.feed_id
    ON CONFLICT (property_id, night, kind) DO UPDATE SET feed_event_id = excluded.feed_event_id, made_by = excluded.made_by
    WHERE pending_night.feed_event_id <> excluded.feed_event_id`);
}

async function writeStates(tx: Tx, changed: readonly { id: string; state: FeedEventState }[]): Promise<void> {
  if (changed.length === 0) return;
  const ids = sql.param(changed.map(({ id }) => id));
  const states = sql.param(changed.map(({ state }) => state));
  await tx.execute(sql`
    UPDATE feed_event SET state = new.state
    FROM unnest(${ids}::uuid[], ${states}::text[]) AS new (id, state) WHERE feed_event.id = new.id`);
}
