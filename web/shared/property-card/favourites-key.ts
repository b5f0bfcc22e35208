/** The storage key of a guest's favourites. */
export const FAVOURITES_KEY = "FAVOURITES";
