import { row } from "./setting-row.ts";
import { httpUrl, number, text } from "./setting-values.ts";

export const GOOGLE_PLACES_URL = "https://places.googleapis.com";
/** The sandbox accepts this key. */
export const DEMO_PLACES_KEY = "mabeet-demo-places";

/** Google's reviews. */
export const placesRows = {
  placesUrl: row(
    "PLACES_URL",
    null,
    httpUrl,
    `Base URL of Google's Places API. Without it production calls ${GOOGLE_PLACES_URL}, and elsewhere the sandbox plays it`,
  ),
  placesKey: row(
    "PLACES_KEY",
    null,
    text,
    "Key of Google's Places API; only the server uses it. Without it production shows no reviews of Google",
    "Google's reviews",
  ),
  limitPlaces: row(
    "LIMIT_PLACES",
    "500",
    number(0, 1_000_000),
    "Paid calls of Google's Places API per day, counted over all processes, a tenth of them for one network. Above it pages offer no reviews of Google",
  ),
};
