import { lruCache } from "#api/platform/cache/lru-cache.ts";
import type { Db } from "#api/platform/database/database.ts";
import type { Log } from "#api/platform/http/log.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Language } from "#domain/language/language.ts";
import type { ReviewPage, ReviewSource } from "../review-source.ts";
import { readGooglePlace, recordGonePlace } from "./google-place.ts";
import type { PlaceResult, PlacesClient } from "./places-client.ts";
import type { PlacesLimit } from "./places-limit.ts";

const CACHED_FOR_MS = 60_000;
const MAX_CACHED = 500;
/** A page without a row that may come back is not shared for longer. */
const RECHECK_MS = 60_000;

/** Whether pages may offer Google's reviews; `until` is when that may change by itself. */
type Offer = { isOffered: boolean; until: number | null };

export type GoogleReviews = { source: ReviewSource; offer: () => Promise<Offer> };

type GoogleOptions = {
  db: Db;
  log: Log;
  now: () => Date;
  client: PlacesClient | null;
  limit: PlacesLimit;
};

/** Google's reviews, requested when a guest opens them. An answer stays in memory for a minute, and nowhere else. */
export function openGoogleReviews({ db, log, now, client, limit }: GoogleOptions): GoogleReviews {
  if (!client) return noGoogleReviews(db);
  const ask: Ask = async (placeId, language, network) => {
    const mayCall = client.mayCall() && (await limit.consume(network));
    const result = mayCall ? await client.retrieve(placeId, language) : notCalled;
    if (result.kind !== "failed") return result;
    const [level, event] = result.isKeyRefused ? (["error", "places-key-refused"] as const) : failureEvent;
    log[level]({ event, outcome: result.reason }, "Google did not answer about a place");
    throw new Problem("busy");
  };
  const cached = askOnce(ask);
  return {
    source: async ({ propertyId, language, pageSize, network }) => {
      const placeId = await readGooglePlace(db, propertyId);
      if (!placeId) return placeId === undefined ? null : noReviews;
      const result = await cached(placeId, language, network);
      if (result.kind === "found") return pageOf(result.place, pageSize);
      await recordGonePlace(db, propertyId, placeId);
      return noReviews;
    },
    offer: async () => {
      const isOffered = client.mayCall() && (await limit.hasRest());
      return { isOffered, until: isOffered ? null : now().getTime() + RECHECK_MS };
    },
  };
}

type Answered = Exclude<PlaceResult, { kind: "failed" }>;
type Ask = (placeId: string, language: Language, network: string) => Promise<Answered>;

/** One request in flight for each place and language, whoever asks; a failed one is not stored. */
function askOnce(ask: Ask): Ask {
  const cache = lruCache<string, Promise<Answered>>({ max: MAX_CACHED, ttlMs: CACHED_FOR_MS });
  return (placeId, language, network) => {
    const key = `${language} ${placeId}`;
    const stored = cache.get(key);
    if (stored) return stored;
    const answer = ask(placeId, language, network);
    cache.set(key, answer);
    answer.catch(() => cache.peek(key) === answer && cache.delete(key));
    return answer;
  };
}

const failureEvent = ["warn", "places-failed"] as const;
const notCalled = {
  kind: "failed",
  reason: "it is down, or the limit of the day is reached",
  isKeyRefused: false,
} as const;

const noReviews: ReviewPage = {
  averageRating: 0,
  reviewCount: 0,
  subCategories: [],
  totalResults: 0,
  reviews: [],
  end: null,
};

/** Google has no further pages, and neither the kind of traveller nor the parts of a score. */
function pageOf(
  { averageRating, reviewCount, reviews }: Extract<PlaceResult, { kind: "found" }>["place"],
  max: number,
) {
  const shown = reviews.slice(0, max);
  return { ...noReviews, averageRating, reviewCount, totalResults: reviews.length, reviews: shown };
}

function noGoogleReviews(db: Db): GoogleReviews {
  return {
    source: async ({ propertyId }) => ((await readGooglePlace(db, propertyId)) === undefined ? null : noReviews),
    offer: async () => ({ isOffered: false, until: null }),
  };
}
