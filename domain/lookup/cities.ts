/** Riyadh, the city of a search that names none. */
export const DEFAULT_CITY_ID = 5;
