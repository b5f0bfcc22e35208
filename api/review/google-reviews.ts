import { setTimeout as wait } from "node:timers/promises";
import { memoize } from "#api/platform/cache/memoize.ts";
import type { Db } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { MAX_GOOGLE_REVIEWS } from "#domain/review/review-sorts.ts";
import { askGoogle, type GooglePage, type GoogleQuestion } from "./ask-google.ts";
import { type GoogleRating, readGoogleRating, storeGoogleRating } from "./google-rating.ts";
import type { ReviewPage, ReviewQuery, ReviewSource, SourceReview } from "./review-source.ts";

const CACHED_FOR_MS = 60_000;
const MAX_CACHED = 500;
/** The age at which the next visit of a property refreshes its rating. */
const FRESH_FOR_MS = 6 * 3_600_000;
/** How long the page of a property waits for its first rating. */
const MAX_WAIT_MS = 400;
/** How long no rating is requested after the partner failed. */
const PAUSE_MS = 30_000;
const MAX_CONCURRENT = 8;

type GoogleOptions = {
  db: Db;
  settings: Settings;
  now: () => Date;
  onFailure: (failure: unknown) => void;
};
export type LastRating = GoogleRating & { askedAt: string };

export type GoogleReviews = {
  source: ReviewSource;
  /** The rating to show, given the stored one. It waits only for the first rating, and only a moment. */
  ratingOf: (propertyId: number, last: LastRating | null) => Promise<GoogleRating>;
};

/** Google's reviews: requested over the network and cached for a minute; ratings are stored in the database. */
export function openGoogleReviews({ db, settings, now, onFailure }: GoogleOptions): GoogleReviews {
  const ask = async (question: GoogleQuestion) => {
    const page = await askGoogle(settings, question);
    await storeGoogleRating(db, question.productId, page);
    return page;
  };
  const cachedPage = memoize((key: string) => ask(JSON.parse(key)), { max: MAX_CACHED, ttlMs: CACHED_FOR_MS });
  const pageOf = (question: GoogleQuestion) => cachedPage(JSON.stringify(question));
  return {
    source: async (query) => {
      if ((await readGoogleRating(db, query.propertyId)) === undefined) return null;
      const page = await pageOf(questionOf(query)).catch((failure: unknown) => {
        onFailure(failure);
        throw new Problem("busy");
      });
      return reviewPage(page, query, await readGoogleRating(db, query.propertyId));
    },
    ratingOf: followRatings({ pageOf, now, onFailure, maxWaitMs: MAX_WAIT_MS * settings.timeoutScale }),
  };
}

type FollowOptions = Pick<GoogleOptions, "now" | "onFailure"> & {
  pageOf: (question: GoogleQuestion) => Promise<GooglePage>;
  maxWaitMs: number;
};

/** Refreshes old ratings. Only a property without a rating waits, and none while the partner is failing. */
function followRatings({ pageOf, now, onFailure, maxWaitMs }: FollowOptions): GoogleReviews["ratingOf"] {
  let running = 0;
  let pausedUntil = 0;
  const refresh = async (productId: number): Promise<GoogleRating> => {
    running += 1;
    try {
      const { rating, total } = await pageOf({ productId, language: "ar", sortBy: "Newest", pageSize: 10 });
      return { averageRating: rating, reviewCount: total };
    } catch (failure) {
      pausedUntil = now().getTime() + PAUSE_MS;
      onFailure(failure);
      return noRating;
    } finally {
      running -= 1;
    }
  };
  return async (propertyId, last) => {
    const at = now().getTime();
    if (last && at - Date.parse(last.askedAt) < FRESH_FOR_MS) return last;
    const found = at < pausedUntil || running >= MAX_CONCURRENT ? noRating : refresh(propertyId);
    return last ?? Promise.race([found, wait(maxWaitMs, noRating, { ref: false })]);
  };
}

const noRating: GoogleRating = { averageRating: 0, reviewCount: 0 };

function questionOf({ propertyId, language, sortBy, pageSize, after }: ReviewQuery): GoogleQuestion {
  const left = MAX_GOOGLE_REVIEWS - (after?.seen ?? 0);
  const question = { productId: propertyId, language, sortBy, pageSize: Math.min(pageSize, left) };
  return after ? { ...question, pageToken: after.value } : question;
}

/** Google allows to list at most fifty, and has neither the kind of traveller nor the parts of a score. */
function reviewPage(page: GooglePage, { after }: ReviewQuery, rating: GoogleRating | null | undefined): ReviewPage {
  const seen = (after?.seen ?? 0) + page.reviews.length;
  const goesOn = page.nextPageToken !== null && page.reviews.length > 0 && seen < MAX_GOOGLE_REVIEWS;
  return {
    ...(rating ?? { averageRating: page.rating, reviewCount: page.total }),
    subCategories: [],
    totalResults: Math.min(page.total, MAX_GOOGLE_REVIEWS),
    reviews: page.reviews.map(sourceReview),
    end: goesOn ? { value: page.nextPageToken as string, id: 0, seen } : null,
  };
}

function sourceReview({ id, author, language, text, stars, createdAt }: GooglePage["reviews"][number]): SourceReview {
  const unknown = { travelType: null, checkOut: null };
  return { id, authorName: author, language, comments: text, rating: stars, createdAt, ...unknown };
}
