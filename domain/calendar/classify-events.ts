import { addDays, type Day } from "#domain/stay/day.ts";
import type { FeedEvent, ReadEvent } from "./feed-event.ts";

/** What platforms write on nights that nobody may book there. Some write the same on bookings. */
const CLOSED = /not available|unavailable|blocked|closed|غير متاح|مغلق/i;
/** A window begins that soon, or ends that late. */
const NEAR_DAYS = 3;
const FAR_DAYS = 150;

type Context = {
  today: Day;
  /** The keys of events that are known as bookings: they stay bookings when their day comes near. */
  bookings: ReadonlySet<string>;
  /** Our own events come back from platforms that read our calendar. */
  isOurs: (uid: string) => boolean;
};

/** Gives each event a key and a kind. Our own events, past ones and repeated ones are left out. */
export function classifyEvents(read: readonly ReadEvent[], context: Context): FeedEvent[] {
  const { today, bookings, isOurs } = context;
  const events = new Map<string, FeedEvent>();
  const windows: Record<"near" | "far", number> = { near: 0, far: 0 };
  for (const { uid, from, to, summary } of [...read].sort(byDays)) {
    if (to <= today || (uid !== null && isOurs(uid))) continue;
    const key = keyOf({ uid, from, to }, events);
    const edge = bookings.has(key) ? null : edgeOf({ from, to, summary }, today);
    const event: FeedEvent = edge
      ? { key: `window:${edge}:${windows[edge]++}`, kind: "window", from, to }
      : { key, kind: "booking", from, to };
    events.set(event.key, event);
  }
  return [...events.values()];
}

export function keyOfUid(uid: string): string {
  return `uid:${uid}`;
}

/** Feeds without ids, and with one id for several events, exist. */
function keyOf({ uid, from, to }: Omit<ReadEvent, "summary">, events: ReadonlyMap<string, FeedEvent>): string {
  const days = `${from}/${to}`;
  if (uid === null) return `days:${days}`;
  const key = keyOfUid(uid);
  return events.has(key) ? `${key}:${days}` : key;
}

function edgeOf({ from, to, summary }: Omit<ReadEvent, "uid">, today: Day): "near" | "far" | null {
  if (!CLOSED.test(summary)) return null;
  if (to >= addDays(today, FAR_DAYS)) return "far";
  return from <= addDays(today, NEAR_DAYS) ? "near" : null;
}

function byDays(one: ReadEvent, other: ReadEvent): number {
  return order(one.from, other.from) || order(one.to, other.to) || order(one.uid ?? "", other.uid ?? "");
}

function order(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
