/** The storage key of the last search; apart from the rules for code that only checks whether there is one. */
export const SAVED_SEARCH_KEY = "SEARCH_BOX_STATE";
