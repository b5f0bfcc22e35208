import type { Day } from "#domain/stay/day.ts";

/** Days that somebody else's calendar closes; `to` is the day of departure. */
export type FeedDays = { from: Day; to: Day };

/** An event as a feed says it. */
export type ReadEvent = FeedDays & {
  /** `null` if the feed gives none. */
  uid: string | null;
  summary: string;
};

/**
 * `window` is what a platform closes because nobody may book there yet or so far ahead. Such events move every day and say
 * nothing of a booking.
 */
export type FeedEventKind = "booking" | "window";

/** `waiting` for the hold of a guest; `conflict` with a booking of a guest; `ignored` because it closes nothing. */
export type FeedEventState = "applied" | "waiting" | "conflict" | "ignored";

/** An event of a feed under the key by which the next reading finds it again. */
export type FeedEvent = FeedDays & { key: string; kind: FeedEventKind };

/** How many months ahead events close nights; search offers no later nights. */
export const FEED_DAYS_AHEAD = 366;
export const MAX_FEEDS = 5;
export const MAX_FEED_EVENTS = 2_000;
export const MAX_FEED_BYTES = 2 * 1024 * 1024;
export const FEED_TIMEOUT_MS = 10_000;
