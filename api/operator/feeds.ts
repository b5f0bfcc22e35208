import { and, asc, eq, sql } from "drizzle-orm";
import { lockCalendars } from "#api/calendar/lock-calendars.ts";
import { renewCalendarLink } from "#api/feed/calendar-link.ts";
import { feedSeal } from "#api/feed/feed-seal.ts";
import { type NewFeed, setFeeds } from "#api/feed/set-feeds.ts";
import type { Db, Tx } from "#api/platform/database/database.ts";
import { sealKeysOf, unseal } from "#api/platform/sealing/seal.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { type CalendarFeed, calendarFeeds } from "#api/schema/feed.ts";
import { properties } from "#api/schema/property.ts";
import { MAX_FEEDS } from "#domain/calendar/feed-event.ts";
import { calendarPath } from "#domain/calendar/our-calendars.ts";
import { originOf } from "#domain/seo/alternates.ts";
import { siteById } from "#domain/site/sites.ts";
import type { Operator } from "./operator.ts";
import { OperatorError } from "./operator-error.ts";
import { runAction } from "./run-action.ts";

type FeedName = { propertyId: number; name: string };
type SealSettings = Pick<Settings, "sealKeys">;

const MAX_NAME = 60;
const MAX_URL = 500;
const FEED_URL = /^(?:https?|webcals?):\/\/[^\s/@]+\S*$/i;

/** Reads the calendar of a home on another platform from now on. */
export function setFeed(db: Db, operator: Operator, settings: SealSettings, feed: FeedName & NewFeed) {
  const { propertyId, ...given } = feed;
  const name = given.name.trim();
  const url = given.url.trim();
  if (name === "" || name.length > MAX_NAME)
    throw new OperatorError(`Name the platform: --name <1 to ${MAX_NAME} characters>.`);
  if (!FEED_URL.test(url) || url.length > MAX_URL)
    throw new OperatorError("Give the calendar link that begins with https: --url <address>.");
  return runAction(db, operator, "set-feed", async (tx) => {
    const others = (await openedFeeds(tx, propertyId, settings)).filter((other) => other.name !== name);
    if (others.length >= MAX_FEEDS) throw new OperatorError(`A home has at most ${MAX_FEEDS} feeds.`);
    const hasChanged = await setFeeds(tx, propertyId, [...others, { ...given, name, url }], sealKeysOf(settings));
    const { hostname } = new URL(url.replace(/^webcals?:/i, "https:"));
    return {
      subject: subjectOf(propertyId),
      after: { name, host: hostname },
      result: { propertyId, name, hasChanged },
    };
  });
}

/** Reads a calendar no more; the nights that it has closed are open. */
export function removeFeed(db: Db, operator: Operator, settings: SealSettings, { propertyId, name }: FeedName) {
  return runAction(db, operator, "remove-feed", async (tx) => {
    const feeds = await openedFeeds(tx, propertyId, settings);
    const others = feeds.filter((other) => other.name !== name);
    if (others.length === feeds.length) throw new OperatorError(`The home has no feed ${name}.`);
    await setFeeds(tx, propertyId, others, sealKeysOf(settings));
    return { subject: subjectOf(propertyId), before: { name }, result: { propertyId, name } };
  });
}

/** A feed that was read a minute ago is not read again now. */
const MIN_SECONDS = 60;

/** Reads a calendar with the next run of the job, also one that was given up. */
export function readFeedNow(db: Db, operator: Operator, { propertyId, name }: FeedName) {
  return runAction(db, operator, "read-feed", async (tx) => {
    await lockCalendars(tx, [propertyId]);
    const isFeed = and(eq(calendarFeeds.propertyId, propertyId), eq(calendarFeeds.name, name));
    const [feed] = await tx.select().from(calendarFeeds).where(isFeed).for("update");
    if (!feed) throw new OperatorError(`The home has no feed ${name}.`);
    const nextAt = sql`greatest(app_now(), ${calendarFeeds.lastAt} + ${MIN_SECONDS} * interval '1 second')`;
    const state = feed.state === "stopped" ? ("failing" as const) : feed.state;
    await tx.update(calendarFeeds).set({ nextAt, state }).where(isFeed);
    return { subject: subjectOf(propertyId), before: { state: feed.state }, result: { propertyId, name } };
  });
}

export function listFeeds(db: Db, operator: Operator, propertyId: number) {
  return runAction(db, operator, "list-feeds", async (tx) => {
    const feeds = await feedsOf(tx, propertyId);
    const conflicts = await conflictsOf(tx, propertyId);
    const listed = feeds.map(({ id, name, state, closesWindows, lastOkAt, lastError }) => ({
      ...{ name, state, closesWindows, lastOkAt: lastOkAt?.toISOString() ?? null, lastError },
      conflicts: conflicts.filter(({ feedId }) => feedId === id).map(({ from, to }) => ({ from, to })),
    }));
    return { subject: subjectOf(propertyId), after: { listed: listed.length }, result: listed };
  });
}

/** Makes a new secret address of our own calendar of a home. */
export function renewLink(
  db: Db,
  operator: Operator,
  { appEnv: env, port }: Pick<Settings, "appEnv" | "port">,
  { propertyId, name }: { propertyId: number; name: string | null },
) {
  return runAction(db, operator, "renew-calendar-link", async (tx) => {
    const feeds = await feedsOf(tx, propertyId);
    const feed = feeds.find((each) => each.name === name);
    if (name !== null && !feed) throw new OperatorError(`The home has no feed ${name}.`);
    const token = await renewCalendarLink(tx, { propertyId, feedId: feed?.id ?? null });
    const origin = originOf(siteById("mabeet-SA"), { env, portSuffix: port === 80 ? "" : `:${port}` });
    const result = { propertyId, name, url: `${origin}${calendarPath(token)}` };
    return { subject: subjectOf(propertyId), after: { name }, result };
  });
}

const subjectOf = (propertyId: number) => ({ kind: "property", id: String(propertyId) }) as const;

async function feedsOf(tx: Tx, propertyId: number): Promise<CalendarFeed[]> {
  const isHome = eq(properties.id, propertyId);
  const [home] = await tx.select({ id: properties.id }).from(properties).where(isHome).for("no key update");
  if (!home) throw new OperatorError(`There is no property ${propertyId}.`);
  return tx
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.propertyId, propertyId))
    .orderBy(asc(calendarFeeds.createdAt), asc(calendarFeeds.name));
}

async function openedFeeds(tx: Tx, propertyId: number, settings: SealSettings): Promise<NewFeed[]> {
  const keys = sealKeysOf(settings);
  const feeds = await feedsOf(tx, propertyId);
  return feeds.map(({ id, name, urlSealed }) => ({ name, url: unseal(keys, feedSeal(id), urlSealed) }));
}

type Conflict = { feedId: string; from: string; to: string };

async function conflictsOf(tx: Tx, propertyId: number): Promise<Conflict[]> {
  const { rows } = await tx.execute<Conflict>(sql`
    SELECT e.feed_id AS "feedId", e.from_day::text AS from, e.to_day::text AS to
    FROM feed_event e JOIN calendar_feed f ON f.id = e.feed_id
    WHERE f.property_id = ${propertyId} AND e.state = 'conflict' ORDER BY e.from_day`);
  return rows;
}
