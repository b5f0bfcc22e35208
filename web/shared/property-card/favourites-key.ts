/** Where the browser keeps the homes a guest has marked. */
export const FAVOURITES_KEY = "FAVOURITES";
