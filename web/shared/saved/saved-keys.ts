/** Where the browser keeps the properties that a guest has saved. */
export const SAVED_KEY = "FAVOURITES";
/** The changes that were not sent to the account yet. */
export const SAVED_CHANGES_KEY = "SAVED_CHANGES";
/** The account whose list this browser holds; without one the list is of this browser alone. */
export const SAVED_OWNER_KEY = "SAVED_OWNER";
