import { sql } from "drizzle-orm";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Log } from "#api/platform/http/log.ts";
import { fetchOutside, type OutsideAnswer } from "#api/platform/http-client/outside-fetch.ts";
import { OutsideRefused } from "#api/platform/http-client/outside-refused.ts";
import { type SealKey, unseal } from "#api/platform/sealing/seal.ts";
import { FEED_TIMEOUT_MS, MAX_FEED_BYTES } from "#domain/calendar/feed-event.ts";
import type { TimeZone } from "#domain/stay/time-zone.ts";
import { applyReading, type FeedReading } from "./apply-reading.ts";
import { FeedFailure, type FeedReason } from "./feed-failure.ts";
import { feedSeal } from "./feed-seal.ts";
import { parseFeed } from "./parse-feed.ts";
import { recordFailure } from "./record-failure.ts";

export type FeedDeps = {
  db: Db;
  log: Log;
  sealKeys: readonly SealKey[];
  /** How often a feed is read. */
  feedMinutes: number;
  feedHostsAllowed: readonly string[];
  /** The sandbox plays feeds in demo and test. */
  sandboxOrigin: string | null;
  timeoutScale: number;
  fetch?: typeof fetchOutside;
};

const BATCH_SIZE = 5;
/** Longer than a reading may take; then another process reads the feed. */
const LEASE_S = 120;

type DueFeed = {
  id: string;
  propertyId: number;
  urlSealed: string;
  etag: string | null;
  lastModified: string | null;
  /** Only this reading is applied. */
  reading: number;
  timeZone: TimeZone;
};

/** Reads feeds that are due, of one home or of all, each in one process at a time. Returns whether more may be due. */
export async function readFeeds(deps: FeedDeps, propertyId: number | null = null): Promise<boolean> {
  const { rows } = await deps.db.execute<DueFeed>(sql`
    UPDATE calendar_feed f SET reading = reading + 1, last_at = app_now(),
      next_at = app_now() + ${LEASE_S} * interval '1 second'
    FROM property p
    WHERE p.id = f.property_id AND f.id IN (
      SELECT id FROM calendar_feed WHERE state <> 'stopped' AND next_at <= app_now()
        AND (${propertyId}::integer IS NULL OR property_id = ${propertyId})
      ORDER BY next_at LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED)
    RETURNING f.id, f.property_id AS "propertyId", f.url_sealed AS "urlSealed", f.etag, f.last_modified AS "lastModified",
      f.reading, p.time_zone AS "timeZone"`);
  await Promise.all(rows.map((feed) => readFeed(deps, feed)));
  return rows.length === BATCH_SIZE;
}

async function readFeed(deps: FeedDeps, feed: DueFeed): Promise<void> {
  const { db, log, feedMinutes } = deps;
  try {
    const read = await fetchFeed(deps, feed);
    await inTransaction(db, (tx) => applyReading(tx, feed, read, feedMinutes));
  } catch (err) {
    const reason = reasonOf(err);
    if (reason === null) throw err;
    log.info({ event: "feed", outcome: reason, subjectId: feed.id }, "a feed was not read");
    await inTransaction(db, (tx) => recordFailure(tx, feed, reason));
  }
}

async function fetchFeed(deps: FeedDeps, feed: DueFeed): Promise<FeedReading> {
  const { fetch = fetchOutside, feedHostsAllowed: hosts, sandboxOrigin, timeoutScale } = deps;
  const timeoutMs = FEED_TIMEOUT_MS * timeoutScale;
  const limits = { maxBytes: MAX_FEED_BYTES, timeoutMs, hosts, sandboxOrigin };
  const answer = await fetch(urlOf(deps, feed), { ...limits, headers: conditionsOf(feed) });
  if (answer.status === 304 && (feed.etag ?? feed.lastModified) !== null) return { isUnchanged: true };
  if (answer.status !== 200) throw new FeedFailure("status");
  return { isUnchanged: false, feed: parseFeed(answer.body, feed.timeZone), ...validatorsOf(answer) };
}

function urlOf({ sealKeys }: FeedDeps, { id, urlSealed }: DueFeed): string {
  try {
    return unseal(sealKeys, feedSeal(id), urlSealed);
  } catch (cause) {
    throw new FeedFailure("sealed", cause);
  }
}

function conditionsOf({ etag, lastModified }: DueFeed): Record<string, string> {
  return {
    accept: "text/calendar",
    ...(etag !== null && { "if-none-match": etag }),
    ...(lastModified !== null && { "if-modified-since": lastModified }),
  };
}

const MAX_VALIDATOR = 200;

function validatorsOf({ headers }: OutsideAnswer): { etag: string | null; lastModified: string | null } {
  const short = (value: string | undefined) => (value !== undefined && value.length <= MAX_VALIDATOR ? value : null);
  return { etag: short(headers.etag), lastModified: short(headers["last-modified"]) };
}

function reasonOf(error: unknown): FeedReason | null {
  return error instanceof OutsideRefused || error instanceof FeedFailure ? error.reason : null;
}
