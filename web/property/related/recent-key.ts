/** Where the browser keeps the homes a guest looked at last. */
export const RECENT_KEY = "RECENT_HOMES";
