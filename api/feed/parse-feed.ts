import ICAL from "ical.js";
import { MAX_FEED_EVENTS, type ReadEvent } from "#domain/calendar/feed-event.ts";
import type { TimeZone } from "#domain/stay/time-zone.ts";
import { daysOfEvent, hasValidDates } from "./event-days.ts";
import { eventLines } from "./event-lines.ts";
import { FeedFailure } from "./feed-failure.ts";
import { type Component, isCalendar, paramsOf, textOf } from "./jcal.ts";

export type ParsedFeed = {
  events: ReadEvent[];
  /** The ids of events whose days are wrong. */
  unreadable: string[];
  /** Whether such an event has no id. */
  isPartlyUnreadable: boolean;
  /** The ids of events that repeat, empty for one without. They are not read. */
  repeating: string[];
};

const BYTE_ORDER_MARK = /^\uFEFF/;
const BEGIN = /^\s*BEGIN:VCALENDAR\s/i;
const END = /\nEND:VCALENDAR\s*$/i;

/** Reads a calendar (RFC 5545) as days that are closed. Throws a `FeedFailure` unless it is a whole calendar. */
export function parseFeed(body: Buffer, zone: TimeZone): ParsedFeed {
  const text = body.toString("utf8").replace(BYTE_ORDER_MARK, "");
  if (!BEGIN.test(text)) throw new FeedFailure("not-a-calendar");
  if (!END.test(text)) throw new FeedFailure("cut");
  const lines = eventLines(text);
  if (lines.length > MAX_FEED_EVENTS) throw new FeedFailure("too-many-events");
  const events = readComponents(text);
  if (events.length !== lines.length) throw new FeedFailure("not-a-calendar");
  const feed: ParsedFeed = { events: [], unreadable: [], isPartlyUnreadable: false, repeating: [] };
  for (const [at, event] of events.entries()) addEvent(feed, event, { lines: lines[at] ?? [], zone });
  return feed;
}

function readComponents(text: string): Component[] {
  let parsed: unknown;
  try {
    parsed = ICAL.parse(text);
  } catch (cause) {
    throw new FeedFailure("not-a-calendar", cause);
  }
  const calendars = isCalendar(parsed) ? [parsed] : Array.isArray(parsed) ? parsed : [];
  if (calendars.length === 0 || !calendars.every(isCalendar)) throw new FeedFailure("not-a-calendar");
  return calendars.flatMap(([, , parts]) => parts.filter(([name]) => name === "vevent"));
}

function addEvent(feed: ParsedFeed, event: Component, { lines, zone }: { lines: string[]; zone: TimeZone }): void {
  if (textOf(event, "status").toUpperCase() === "CANCELLED") return;
  if (textOf(event, "transp").toUpperCase() === "TRANSPARENT") return;
  const uid = textOf(event, "uid").trim().slice(0, 500) || null;
  if (paramsOf(event, "rrule") !== null) {
    feed.repeating.push(uid ?? "");
    return;
  }
  const days = hasValidDates(lines) ? daysOfEvent(event, zone) : null;
  if (days === null && uid === null) feed.isPartlyUnreadable = true;
  if (days === null && uid !== null) feed.unreadable.push(uid);
  if (days !== null && days.to > days.from) feed.events.push({ uid, summary: textOf(event, "summary"), ...days });
}
