/** How long one token counts; a refresh begins anew. */
export const TOKEN_SECONDS = 14 * 24 * 60 * 60;
/** How long one login lasts, however often it is refreshed. */
export const FAMILY_SECONDS = 90 * 24 * 60 * 60;
/** How long a replaced token still yields its successor: an answer may get lost, and tabs ask at once. */
export const GRACE_SECONDS = 30;
/** How fresh the proof must be for a deed that hurts. */
export const RECENT_SECONDS = 5 * 60;
