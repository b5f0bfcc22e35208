import type { Day } from "#domain/stay/day.ts";
import type { FeedEvent, FeedEventKind } from "./feed-event.ts";

/** So long after a reading that lost most events, a second one may confirm it. */
export const DOUBT_MINUTES = 30;

export type KnownEvent = { id: string; key: string; kind: FeedEventKind; to: Day; missingSince: Date | null };

type Reading = {
  events: readonly FeedEvent[];
  /** The keys of events whose days could not be read: they stay as they are. */
  unreadable: ReadonlySet<string>;
  /** An event that could not be read and has no id: nothing is missing for certain. */
  isPartlyUnreadable: boolean;
};

export type Belief = {
  /** The ids of events that are gone. */
  gone: string[];
  /** The ids of events that are missing for the first time; a second reading decides about them. */
  missing: string[];
  /** The feed is read in full again after `DOUBT_MINUTES`. */
  isDoubted: boolean;
};

/**
 * Which of the known events are gone. A feed that lost all or more than half of its coming events may be broken: such events
 * are gone only when a reading thirty minutes later lacks them too.
 */
export function believeReading(known: readonly KnownEvent[], reading: Reading, today: Day, now: Date): Belief {
  const seen = new Set(reading.events.map(({ key }) => key));
  const lacking = known.filter(({ key }) => !seen.has(key) && !reading.unreadable.has(key));
  const past = lacking.filter(({ to }) => to <= today);
  const coming = lacking.filter(({ to }) => to > today);
  const gone = past.map(({ id }) => id);
  if (reading.isPartlyUnreadable) return { gone, missing: [], isDoubted: false };
  const bookings = known.filter(({ kind, to }) => kind === "booking" && to > today);
  const lost = coming.filter(({ kind }) => kind === "booking");
  if (lost.length * 2 <= bookings.length)
    return { gone: [...gone, ...coming.map(({ id }) => id)], missing: [], isDoubted: false };
  const isConfirmed = ({ missingSince }: KnownEvent) =>
    missingSince !== null && now.getTime() - missingSince.getTime() >= DOUBT_MINUTES * 60_000;
  const open = coming.filter((event) => !isConfirmed(event));
  return {
    gone: [...gone, ...coming.filter(isConfirmed).map(({ id }) => id)],
    missing: open.filter(({ missingSince }) => missingSince === null).map(({ id }) => id),
    isDoubted: open.length > 0,
  };
}
