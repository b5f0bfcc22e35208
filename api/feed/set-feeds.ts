import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { closeConflicts } from "#api/calendar/import/notify-conflicts.ts";
import { placeEvents } from "#api/calendar/import/place-events.ts";
import { lockCalendars } from "#api/calendar/lock-calendars.ts";
import type { Tx } from "#api/platform/database/database.ts";
import { type SealKey, seal, unseal } from "#api/platform/sealing/seal.ts";
import { type CalendarFeed, calendarFeeds, feedEvents } from "#api/schema/feed.ts";
import { MAX_FEEDS } from "#domain/calendar/feed-event.ts";
import { feedSeal } from "./feed-seal.ts";

export type NewFeed = {
  name: string;
  url: string;
  /** Whether windows that move every day close nights too; unchanged without it. */
  closesWindows?: boolean;
};

/**
 * Makes these the feeds of a home, by their names. A feed that is as it was is not touched; one that is gone opens the nights
 * that it has closed. The addresses are judged when they are read. Returns whether anything has changed.
 */
export async function setFeeds(
  tx: Tx,
  propertyId: number,
  feeds: readonly NewFeed[],
  sealKeys: readonly SealKey[],
): Promise<boolean> {
  if (feeds.length > MAX_FEEDS) throw new Error(`A home has at most ${MAX_FEEDS} feeds.`);
  await lockCalendars(tx, [propertyId]);
  const isOfHome = eq(calendarFeeds.propertyId, propertyId);
  const known = await tx.select().from(calendarFeeds).where(isOfHome).for("update");
  const names = new Set(feeds.map(({ name }) => name));
  const gone = known.filter(({ name }) => !names.has(name)).map(({ id }) => id);
  let hasChanged = gone.length > 0;
  await removeFeeds(tx, gone);
  for (const feed of feeds) {
    const before = known.find(({ name }) => name === feed.name);
    hasChanged =
      (await (before ? changeFeed(tx, before, feed, sealKeys) : addFeed(tx, propertyId, feed, sealKeys))) || hasChanged;
  }
  if (hasChanged) await placeEvents(tx, propertyId);
  return hasChanged;
}

async function removeFeeds(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const open = and(inArray(feedEvents.feedId, [...ids]), eq(feedEvents.state, "conflict"));
  const conflicts = await tx.select({ id: feedEvents.id }).from(feedEvents).where(open);
  await closeConflicts(
    tx,
    conflicts.map(({ id }) => id),
  );
  await tx.delete(calendarFeeds).where(inArray(calendarFeeds.id, [...ids]));
}

async function addFeed(tx: Tx, propertyId: number, feed: NewFeed, sealKeys: readonly SealKey[]): Promise<true> {
  const id = randomUUID();
  const { name, url, closesWindows = false } = feed;
  const urlSealed = seal(sealKeys, feedSeal(id), url);
  await tx.insert(calendarFeeds).values({ id, propertyId, name, urlSealed, closesWindows });
  return true;
}

async function changeFeed(tx: Tx, before: CalendarFeed, feed: NewFeed, sealKeys: readonly SealKey[]): Promise<boolean> {
  const { id } = before;
  const { url, closesWindows = before.closesWindows } = feed;
  const isSameUrl = unseal(sealKeys, feedSeal(id), before.urlSealed) === url;
  if (isSameUrl && closesWindows === before.closesWindows) return false;
  const address = { urlSealed: seal(sealKeys, feedSeal(id), url), etag: null, lastModified: null };
  const readNow = { state: "ok", failingSince: null, failures: 0, notifiedHours: 0, lastError: null } as const;
  await tx
    .update(calendarFeeds)
    .set({
      closesWindows,
      ...(!isSameUrl && { ...address, ...readNow }),
      ...{ reading: sql`${calendarFeeds.reading} + 1`, nextAt: sql`app_now()` },
    })
    .where(eq(calendarFeeds.id, id));
  return true;
}
