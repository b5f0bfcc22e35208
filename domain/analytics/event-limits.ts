/** At most so many events travel together, and so many wait in a browser that cannot send. */
export const EVENTS_AT_ONCE = 20;
export const EVENTS_WAITING = 100;
/** An event that could not be sent for so long is not sent any more. */
export const EVENT_MAX_AGE_MS = 86_400_000;
/** What happens within this time travels together. */
export const EVENT_PAUSE_MS = 2_000;
