import { createBreaker } from "#api/platform/http-client/breaker.ts";
import { type CallAnswer, callJson } from "#api/platform/http-client/call-json.ts";
import { checkPartner, type PartnerCheck } from "#api/platform/http-client/check-partner.ts";
import { GatewayFailure } from "#api/platform/http-client/gateway-failure.ts";
import type { PartnerName } from "#api/platform/settings/partner-names.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import type { Language } from "#domain/language/language.ts";
import { type Place, photoOrigins, readPlace } from "./places-answer.ts";

/** `gone`: Google no longer knows the id. Ids of places change when a business moves or closes. */
export type PlaceResult =
  | { kind: "found"; place: Place }
  | { kind: "gone" }
  | { kind: "failed"; reason: string; isKeyRefused: boolean };

export type PlacesClient = {
  /** One paid call. */
  retrieve: (placeId: string, language: Language) => Promise<PlaceResult>;
  /** Whether a call would be made now. */
  mayCall: () => boolean;
  /** Whether its last calls were answered. */
  isUp: () => boolean;
  /** A free call: it asks for the id of a known place alone. */
  check: () => Promise<PartnerCheck>;
};

type PlacesSettings = Pick<Settings, "placesUrl" | "placesKey" | "partnersOff" | "timeScale" | "timeoutScale">;

const PARTNER = "places" satisfies PartnerName;
const CONNECT_MS = 1_000;
const TIMEOUT_MS = 3_000;
/** A busy machine needs this time, however small the scale. */
const MIN_TIMEOUT_MS = 300;
const FIELDS = "id,rating,userRatingCount,reviews,googleMapsUri";
/** Google's own example, its office in Sydney. */
const KNOWN_PLACE = "ChIJN1t_tDeuEmsRUsoyG83frY4";

/** Calls Google's Places API (New); `null` without a key, or while it is switched off. */
export function createPlacesClient(settings: PlacesSettings): PlacesClient | null {
  const { placesUrl, placesKey, timeScale, timeoutScale } = settings;
  if (placesKey === null || !isSetUp(settings)) return null;
  const breaker = createBreaker(timeScale, () => performance.now());
  const within = (ms: number) => Math.max(MIN_TIMEOUT_MS, ms * timeoutScale);
  const requestOf = (placeId: string, fields: string, query = "") => ({
    partner: PARTNER,
    method: "GET" as const,
    url: `${placesUrl.replace(/\/$/, "")}/v1/places/${encodeURIComponent(placeId)}${query}`,
    headers: { "x-goog-api-key": placesKey, "x-goog-fieldmask": fields },
  });
  const limits = { connectMs: within(CONNECT_MS), timeoutMs: within(TIMEOUT_MS) };

  async function call(placeId: string, language: Language): Promise<PlaceResult> {
    try {
      const answer = await callJson({ ...requestOf(placeId, FIELDS, `?languageCode=${language}`), ...limits });
      return resultOf(answer, language, placesUrl);
    } catch (failure) {
      if (!(failure instanceof GatewayFailure)) throw failure;
      const { reason, status } = failure;
      return failed(status === null ? reason : `${reason} ${status}`);
    }
  }

  return {
    retrieve: async (placeId, language) => {
      if (!breaker.mayCall()) return failed("not called while it is down");
      const result = await call(placeId, language);
      if (result.kind === "failed") breaker.failed();
      else breaker.succeeded();
      return result;
    },
    mayCall: () => !breaker.isOpen(),
    isUp: breaker.isUp,
    check: () => checkPartner(requestOf(KNOWN_PLACE, "id"), [200], isKeyRefused),
  };
}

/** Where a page loads pictures of authors from; nowhere without Google's reviews. */
export function authorPhotoOrigins(settings: Pick<Settings, "placesUrl" | "placesKey" | "partnersOff">): string[] {
  return isSetUp(settings) ? photoOrigins(settings.placesUrl) : [];
}

function isSetUp({ placesKey, partnersOff }: Pick<Settings, "placesKey" | "partnersOff">): boolean {
  return placesKey !== null && !partnersOff.includes(PARTNER);
}

function resultOf(answer: CallAnswer, language: Language, placesUrl: string): PlaceResult {
  if (answer.status === 200) {
    const place = readPlace(answer.json, language, placesUrl);
    return place ? { kind: "found", place } : failed("unreadable 200");
  }
  if (isUnknownPlace(answer)) return { kind: "gone" };
  return { ...failed(`refused ${answer.status}`), isKeyRefused: isKeyRefused(answer) };
}

function failed(reason: string) {
  return { kind: "failed" as const, reason, isKeyRefused: false };
}

/** A page that is not there has no such error; an id that never was one has no status of its own. */
function isUnknownPlace({ status, json }: CallAnswer): boolean {
  const error = errorOf(json);
  if (status === 404) return error?.status === "NOT_FOUND";
  return status === 400 && /not a valid place id/i.test(String(error?.message));
}

type GoogleError = { status?: unknown; message?: unknown; details?: { reason?: unknown }[] };

function errorOf(json: unknown): GoogleError | undefined {
  return (json as { error?: GoogleError } | null)?.error;
}

/** Google answers 400 to a key that it does not know, and 403 to one that may not do this or from here. */
function isKeyRefused({ status, json }: CallAnswer): boolean {
  const details = errorOf(json)?.details;
  const reasons = Array.isArray(details) ? details.map((detail) => detail?.reason) : [];
  return status === 401 || status === 403 || (status === 400 && reasons.includes("API_KEY_INVALID"));
}
