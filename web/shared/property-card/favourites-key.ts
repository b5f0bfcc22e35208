/** Where the browser keeps the properties a guest has marked. */
export const FAVOURITES_KEY = "FAVOURITES";
