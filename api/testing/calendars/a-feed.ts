import { sql } from "drizzle-orm";
import { readFeeds } from "#api/feed/read-feeds.ts";
import { setFeeds } from "#api/feed/set-feeds.ts";
import type { Db } from "#api/platform/database/database.ts";
import { inTransaction } from "#api/platform/database/transaction.ts";
import type { Log } from "#api/platform/http/log.ts";
import { type OutsideReason, OutsideRefused } from "#api/platform/http-client/outside-refused.ts";
import type { Day } from "#domain/stay/day.ts";

/** The key of tests, which are 32 zeros. */
export const feedKeys = [{ id: "test", key: Buffer.alloc(32) }];

export type FeedEventText = { uid: string; from: Day; to: Day; summary?: string };

/** A calendar as platforms publish it. */
export function calendarText(events: readonly FeedEventText[]): string {
  const plain = (day: Day) => day.replaceAll("-", "");
  const lines = events.flatMap(({ uid, from, to, summary = "Reserved" }) => [
    ...["BEGIN:VEVENT", `UID:${uid}`, `SUMMARY:${summary}`],
    ...[`DTSTART;VALUE=DATE:${plain(from)}`, `DTEND;VALUE=DATE:${plain(to)}`, "END:VEVENT"],
  ]);
  return ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
}

const log = { info: () => {}, warn: () => {}, error: () => {} } as unknown as Log;

/** A home with the calendar of another platform, which sends what the test says. */
export async function aFeed(db: Db, propertyId: number, { name = "Platform", closesWindows = false } = {}) {
  const url = `https://platform.example/${propertyId}/${encodeURIComponent(name)}.ics`;
  const others = await urlsOf(db, propertyId);
  await inTransaction(db, (tx) => setFeeds(tx, propertyId, [...others, { name, url, closesWindows }], feedKeys));
  let answer: { status: number; body: string; headers?: Record<string, string> } | OutsideReason = "unreachable";
  const seen: Record<string, string>[] = [];
  const fetch: NonNullable<Parameters<typeof readFeeds>[0]["fetch"]> = async (given, { headers = {} }) => {
    if (given !== url) throw new OutsideRefused("unresolved");
    seen.push(headers);
    if (typeof answer === "string") throw new OutsideRefused(answer);
    return { status: answer.status, headers: answer.headers ?? {}, body: Buffer.from(answer.body) };
  };
  const deps = { db, log, sealKeys: feedKeys, feedMinutes: 30, feedHostsAllowed: [], timeoutScale: 1 };
  /** Reads this feed and no other one. */
  const read = async () => {
    await db.execute(sql`
      UPDATE calendar_feed SET next_at = CASE name WHEN ${name} THEN app_now() ELSE 'infinity' END
      WHERE property_id = ${propertyId}`);
    await readFeeds({ ...deps, sandboxOrigin: null, fetch }, propertyId);
  };
  return {
    read,
    /** The headers of the requests. */
    seen,
    /** The platform sends these events, and the feed is read. */
    sends: async (events: readonly FeedEventText[], headers?: Record<string, string>) => {
      answer = { status: 200, body: calendarText(events), ...(headers && { headers }) };
      await read();
    },
    sendsText: async (body: string, status = 200) => {
      answer = { status, body };
      await read();
    },
    fails: async (reason: OutsideReason) => {
      answer = reason;
      await read();
    },
    row: async () => {
      const { rows } = await db.execute<Record<string, unknown>>(sql`
        SELECT *, extract(epoch FROM next_at - app_now())::float8 / 60 AS minutes
        FROM calendar_feed WHERE property_id = ${propertyId} AND name = ${name}`);
      return rows[0] as Record<string, unknown>;
    },
  };
}

async function urlsOf(db: Db, propertyId: number): Promise<{ name: string; url: string }[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT name FROM calendar_feed WHERE property_id = ${propertyId}`,
  );
  return rows.map(({ name }) => ({
    name,
    url: `https://platform.example/${propertyId}/${encodeURIComponent(name)}.ics`,
  }));
}

/** The nights of a home that nobody can book, each with what has it: `guest`, `block` or `import`. */
export async function takenNights(db: Db, propertyId: number): Promise<Record<Day, string>> {
  const { rows } = await db.execute<{ night: Day; kind: string }>(sql`
    SELECT n.night::text AS night, c.kind FROM live_night_claim n JOIN stay_claim c ON c.id = n.stay_claim_id
    WHERE n.property_id = ${propertyId} ORDER BY n.night`);
  return Object.fromEntries(rows.map(({ night, kind }) => [night, kind]));
}

/** The states of the events of a home's feeds, by their keys. */
export async function eventStates(db: Db, propertyId: number): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ key: string; state: string }>(sql`
    SELECT e.key, e.state FROM feed_event e JOIN calendar_feed f ON f.id = e.feed_id
    WHERE f.property_id = ${propertyId} ORDER BY e.position`);
  return Object.fromEntries(rows.map(({ key, state }) => [key.replace(/^uid:/, ""), state]));
}
