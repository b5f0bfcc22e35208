import type { Answer, PartnerRequest, Route } from "../route.ts";
import { authorPage, authorPhoto } from "./authors.ts";
import { masked } from "./field-mask.ts";
import { generateReviews } from "./generated-reviews.ts";
import { type PlaceFields, placeOf } from "./place.ts";
import { placesRefusal } from "./places-error.ts";

/** The API key of the demo. */
const KEY = process.env.PLACES_KEY?.trim() || "mabeet-demo-places";
/** Google's own example of an id. */
const SYDNEY = "ChIJN1t_tDeuEmsRUsoyG83frY4";

/** Google's Places API (New): details of a place, with at most five reviews. */
export const placesRoutes: readonly Route[] = [
  { method: "GET", path: /^\/places\/v1\/places\/[^/]+$/, answer: placeDetails },
  { method: "GET", path: /^\/places\/author\/[^/]+$/, answer: ({ url }) => ({ html: authorPage(lastPart(url)) }) },
  { method: "GET", path: /^\/places\/photo\/[^/]+$/, answer: ({ url }) => ({ svg: authorPhoto(lastPart(url)) }) },
];

function placeDetails({ url, request, fault }: PartnerRequest): Answer {
  requireKey(request.headers["x-goog-api-key"] ?? url.searchParams.get("key"));
  if (fault === "quota-exceeded") throw placesRefusal(429, "RESOURCE_EXHAUSTED", "Quota exceeded for quota metric.");
  const language = url.searchParams.get("languageCode") ?? "en";
  const found = knownPlace(lastPart(url), fault === "place-gone");
  const reviews = found.property === null ? [] : generateReviews(found.property, new Date());
  const place = placeOf(found.id, reviews, { language, origin: `http://${request.headers.host}` });
  const mask = request.headers["x-goog-fieldmask"] ?? url.searchParams.get("fields") ?? "";
  return { json: masked<PlaceFields>(place, String(mask)) };
}

function requireKey(key: unknown): void {
  if (!key) throw placesRefusal(403, "PERMISSION_DENIED", "Method doesn't allow unregistered callers.");
  if (key !== KEY)
    throw placesRefusal(400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.", "API_KEY_INVALID");
}

function knownPlace(id: string, isGone: boolean): { id: string; property: number | null } {
  const property = /^ChIJmabeet([1-9]\d{0,9})$/.exec(id)?.[1];
  if (!isGone && property !== undefined) return { id, property: Number(property) };
  if (!isGone && id === SYDNEY) return { id, property: null };
  if (!isGone && !id.startsWith("ChIJ")) throw placesRefusal(400, "INVALID_ARGUMENT", `Not a valid Place ID: ${id}`);
  throw placesRefusal(404, "NOT_FOUND", "The Place ID is no longer valid. Please refresh cached Place IDs.");
}

function lastPart({ pathname }: URL): string {
  return decodeURIComponent(pathname.split("/").at(-1) ?? "");
}
