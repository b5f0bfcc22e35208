/** Where the browser keeps the properties a guest looked at last. */
export const RECENT_KEY = "RECENT_HOMES";
