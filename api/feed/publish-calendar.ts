import { sql } from "drizzle-orm";
import ICAL from "ical.js";
import type { Tx } from "#api/platform/database/database.ts";
import { uidOfClaim } from "#domain/calendar/our-calendars.ts";
import type { Day } from "#domain/stay/day.ts";
import type { CalendarLink } from "./calendar-link.ts";
import type { Component } from "./jcal.ts";

type PublishedClaim = { id: string; kind: "guest" | "block" | "import"; from: Day; to: Day; stamp: string };

/** The closed nights of a home as a calendar (RFC 5545). It names no guest, and it changes only when the nights change. */
export async function publishCalendar(db: Tx, link: CalendarLink): Promise<string> {
  const events = (await readClaims(db, link)).map(eventOf);
  const calendar: Component = [
    "vcalendar",
    [
      ["prodid", {}, "text", "-//Mabeet//Calendar//EN"],
      ["version", {}, "text", "2.0"],
      ["calscale", {}, "text", "GREGORIAN"],
      ["method", {}, "text", "PUBLISH"],
    ],
    events,
  ];
  return `${ICAL.stringify(calendar)}\r\n`;
}

async function readClaims(db: Tx, { propertyId, feedId }: CalendarLink): Promise<PublishedClaim[]> {
  const { rows } = await db.execute<PublishedClaim>(sql`
    SELECT c.id, c.kind, lower(c.nights)::text AS from, upper(c.nights)::text AS to,
      to_char(c.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS stamp
    FROM stay_claim c
    WHERE c.state = 'confirmed' AND c.id IN (
        SELECT stay_claim_id FROM night_claim
        WHERE property_id = ${propertyId} AND night >= (app_now() - interval '1 day')::date)
      AND NOT EXISTS (
        SELECT FROM feed_event_claim l JOIN feed_event e ON e.id = l.feed_event_id
        WHERE l.stay_claim_id = c.id AND e.feed_id = ${feedId}::uuid)
    ORDER BY lower(c.nights), c.id`);
  return rows;
}

function eventOf({ id, kind, from, to, stamp }: PublishedClaim): Component {
  return [
    "vevent",
    [
      ["uid", {}, "text", uidOfClaim(Number(id))],
      ["dtstamp", {}, "date-time", stamp],
      ["dtstart", {}, "date", from],
      ["dtend", {}, "date", to],
      ["summary", {}, "text", kind === "guest" ? "Reserved" : "Not available"],
    ],
    [],
  ];
}
