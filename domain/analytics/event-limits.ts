/** How many events one request contains, and how many a browser stores while it cannot send. */
export const EVENTS_AT_ONCE = 20;
export const EVENTS_WAITING = 100;
/** An event older than this is not sent any more. */
export const EVENT_MAX_AGE_MS = 86_400_000;
/** Events within this time are sent together. */
export const EVENT_PAUSE_MS = 2_000;
