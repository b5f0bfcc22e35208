/** Riyadh, where a search starts when a guest named no city. */
export const DEFAULT_CITY_ID = 5;
