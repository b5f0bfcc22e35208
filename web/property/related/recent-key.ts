/** The storage key of the properties that a guest viewed last. */
export const RECENT_KEY = "RECENT_HOMES";
