/** Where the browser keeps the lists of a guest. */
export const LISTS_KEY = "LISTS";
/** The changes that were not sent to the account yet. */
export const LIST_CHANGES_KEY = "LIST_CHANGES";
/** The account whose lists this browser holds; without one they are of this browser alone. */
export const SAVED_OWNER_KEY = "SAVED_OWNER";
/** When this tab last read the lists of the account. */
export const SYNCED_KEY = "SAVED_SYNCED_AT";
/** What those see who have the link of a list that was shared without an account, by list. */
export const SHARED_KEY = "SHARED_LISTS";
/** Where earlier releases kept the only list, and its changes. */
export const SAVED_KEY = "FAVOURITES";
export const SAVED_CHANGES_KEY = "SAVED_CHANGES";
/** A page that shows what is saved needs one of these. */
export const SAVED_KEYS = [LISTS_KEY, SAVED_KEY] as const;
