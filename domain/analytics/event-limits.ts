/** How many events one request contains, and how many a browser stores while it cannot send. */
export const MAX_EVENTS_PER_REQUEST = 20;
export const MAX_WAITING_EVENTS = 100;
/** An event older than this is not sent any more. */
export const EVENT_MAX_AGE_MS = 86_400_000;
/** Events within this time are sent together. */
export const EVENT_BATCH_MS = 2_000;
