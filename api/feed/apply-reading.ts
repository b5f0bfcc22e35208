import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { closeConflicts } from "#api/calendar/import/notify-conflicts.ts";
import { placeEvents, todayOf } from "#api/calendar/import/place-events.ts";
import { lockCalendars } from "#api/calendar/lock-calendars.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { productTime } from "#api/platform/database/product-time.ts";
import { calendarFeeds, feedEvents } from "#api/schema/feed.ts";
import { believeReading, DOUBT_MINUTES } from "#domain/calendar/believe-reading.ts";
import { classifyEvents, keyOfUid } from "#domain/calendar/classify-events.ts";
import type { FeedEvent } from "#domain/calendar/feed-event.ts";
import { nextReading, SOON_DAYS } from "#domain/calendar/feed-times.ts";
import { isOurUid } from "#domain/calendar/our-calendars.ts";
import { addDays, type Day } from "#domain/stay/day.ts";
import type { ParsedFeed } from "./parse-feed.ts";

export type FeedReading =
  | { isUnchanged: true }
  | { isUnchanged: false; feed: ParsedFeed; etag: string | null; lastModified: string | null };

/** A feed that was taken for reading; `reading` is its number. */
export type TakenFeed = { id: string; propertyId: number; reading: number };

/** Applies what a feed said, all of it or nothing. A reading that a later one has overtaken changes nothing. */
export async function applyReading(tx: Tx, feed: TakenFeed, read: FeedReading, feedMinutes: number): Promise<void> {
  const { id, propertyId, reading } = feed;
  await lockCalendars(tx, [propertyId]);
  const isThis = and(eq(calendarFeeds.id, id), eq(calendarFeeds.reading, reading));
  const [found] = await tx.select({ id: calendarFeeds.id }).from(calendarFeeds).where(isThis).for("update");
  if (!found) return;
  const now = await productTime(tx);
  const today = await todayOf(tx, propertyId);
  const isDoubted = !read.isUnchanged && (await writeEvents(tx, id, { feed: read.feed, today, now }));
  await placeEvents(tx, propertyId);
  const isSoon = await arrivesSoon(tx, propertyId, today);
  const usual = nextReading(now, { minutes: feedMinutes, isSoon, random: Math.random() });
  const nextAt = isDoubted ? new Date(now.getTime() + (DOUBT_MINUTES * 60 + 1) * 1_000) : usual;
  // Without its validators a doubted feed is sent in full again.
  const validators = read.isUnchanged ? {} : isDoubted ? { etag: null, lastModified: null } : validatorsOf(read);
  const remark = read.isUnchanged ? {} : { lastError: remarkOf(read.feed, isDoubted) };
  await tx
    .update(calendarFeeds)
    .set({
      ...{ state: "ok", lastOkAt: now, failingSince: null, failures: 0, notifiedHours: 0, nextAt },
      ...validators,
      ...remark,
    })
    .where(isThis);
}

function validatorsOf({ etag, lastModified }: Exclude<FeedReading, { isUnchanged: true }>) {
  return { etag, lastModified };
}

/** What the host should know of a feed that was read. */
function remarkOf({ unreadable, isPartlyUnreadable, repeating }: ParsedFeed, isDoubted: boolean): string | null {
  if (isDoubted) return "Most events are missing; the nights stay closed until a second reading.";
  if (unreadable.length > 0 || isPartlyUnreadable) return "Events with impossible days are not read.";
  if (repeating.length > 0) return `Events that repeat are not read: ${repeating.length}.`;
  return null;
}

type Events = { feed: ParsedFeed; today: Day; now: Date };

/** Writes the events of a feed. Returns whether those that are missing are only doubted. */
async function writeEvents(tx: Tx, feedId: string, { feed, today, now }: Events): Promise<boolean> {
  const rows = await tx.select().from(feedEvents).where(eq(feedEvents.feedId, feedId));
  const known = rows.map(({ toDay, ...row }) => ({ ...row, to: toDay }));
  const bookings = new Set(known.filter(({ kind }) => kind === "booking").map(({ key }) => key));
  const events = classifyEvents(feed.events, { today, bookings, isOurs: isOurUid });
  const keys = new Set(known.map(({ key }) => key));
  const unreadable = new Set([...feed.unreadable, ...feed.repeating].map(keyOfUid));
  // Such an event may be any of those that are missing.
  const isPartlyUnreadable = feed.isPartlyUnreadable || feed.unreadable.some((uid) => !keys.has(keyOfUid(uid)));
  const { gone, missing, isDoubted } = believeReading(known, { events, unreadable, isPartlyUnreadable }, today, now);
  await deleteEvents(tx, gone);
  await markMissing(tx, missing, now);
  await upsertEvents(tx, feedId, events, now);
  return isDoubted;
}

async function deleteEvents(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await closeConflicts(tx, ids);
  await tx.execute(sql`DELETE FROM feed_event WHERE id = ANY (${sql.param([...ids])}::uuid[])`);
}

async function markMissing(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  const missing = sql`${sql.param([...ids])}::uuid[]`;
  await tx.execute(sql`UPDATE feed_event SET missing_since = ${now.toISOString()} WHERE id = ANY (${missing})`);
}

async function upsertEvents(tx: Tx, feedId: string, events: readonly FeedEvent[], now: Date): Promise<void> {
  if (events.length === 0) return;
  const column = (values: readonly string[]) => sql.param([...values]);
  await tx.execute(sql`
    INSERT INTO feed_event (id, feed_id, key, from_day, to_day, kind, seen_at)
    SELECT id, ${feedId}, key, from_day, to_day, kind, ${now.toISOString()}
    FROM unnest(
      ${column(events.map(() => randomUUID()))}::uuid[], ${column(events.map(({ key }) => key))}::text[],
      ${column(events.map(({ from }) => from))}::date[], ${column(events.map(({ to }) => to))}::date[],
      ${column(events.map(({ kind }) => kind))}::text[]) WITH ORDINALITY AS e (id, key, from_day, to_day, kind, n)
    ORDER BY n
    ON CONFLICT (feed_id, key) DO UPDATE SET from_day = excluded.from_day, to_day = excluded.to_day,
      kind = excluded.kind, seen_at = excluded.seen_at, missing_since = NULL`);
}

async function arrivesSoon(tx: Tx, propertyId: number, today: Day): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    SELECT FROM night_claim n JOIN stay_claim c ON c.id = n.stay_claim_id
    WHERE n.property_id = ${propertyId} AND n.night >= ${today}::date AND n.night <= ${addDays(today, SOON_DAYS)}::date
      AND c.kind = 'guest' AND c.state = 'confirmed' AND lower(c.nights) >= ${today}::date LIMIT 1`);
  return rows.length > 0;
}
