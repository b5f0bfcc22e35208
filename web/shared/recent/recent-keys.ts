/** Where the browser keeps the properties that a guest viewed last. */
export const RECENT_KEY = "RECENT_HOMES";
/** The views that were not sent to the account yet. */
export const RECENT_CHANGES_KEY = "RECENT_CHANGES";
/** The account whose list this browser holds; without one the list is of this browser alone. */
export const RECENT_OWNER_KEY = "RECENT_OWNER";
