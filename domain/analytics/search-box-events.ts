import type { EventName } from "./events.ts";

/** Events of the search box contain this brand on all sites; the brand of the site is sent with every event. */
export const SEARCH_BOX_BRAND = "mabeet";
export const searchBoxEvents: readonly EventName[] = [
  "city_selected",
  "date_field_opened",
  "checkout_field_tapped_empty",
  "dates_selected",
  "blocked_date_tapped",
  "search_submitted",
];
