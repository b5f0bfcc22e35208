/** How long one token is valid; a refresh returns a new one. */
export const TOKEN_SECONDS = 14 * 24 * 60 * 60;
/** How long one login lasts, however often it is refreshed. */
export const FAMILY_SECONDS = 90 * 24 * 60 * 60;
/**
 * How long a replaced token still returns its successor: an answer may get lost, and several tabs may refresh at once.
 */
export const GRACE_SECONDS = 30;
/** How recent an authentication must be for a sensitive action. */
export const RECENT_SECONDS = 5 * 60;
