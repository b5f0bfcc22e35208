/** Where the browser keeps the last search; apart from the rules, for whoever only asks whether there is one. */
export const SAVED_SEARCH_KEY = "SEARCH_BOX_STATE";
