import { setTimeout as wait } from "node:timers/promises";
import { remember } from "#api/platform/cache/ttl-cache.ts";
import type { Db } from "#api/platform/database/database.ts";
import { Problem } from "#api/platform/problem/problem.ts";
import type { Settings } from "#api/platform/settings/settings.ts";
import { MOST_GOOGLE_REVIEWS } from "#domain/review/review-sorts.ts";
import { askGoogle, type GooglePage, type GoogleQuestion } from "./ask-google.ts";
import { type GoogleRating, keepGoogleRating, readGoogleRating } from "./google-rating.ts";
import type { ReviewPage, ReviewSource, ReviewWish, SourceReview } from "./review-source.ts";

const KEPT_FOR_MS = 60_000;
const MOST_KEPT = 500;
/** How old a rating may grow before the next look at the home asks for it again. */
const FRESH_FOR_MS = 6 * 3_600_000;
/** How long a page of a home waits for a rating nobody ever asked for. */
const PATIENCE_MS = 400;
/** How long homes are shown without new ratings after the partner failed. */
const REST_MS = 30_000;
const MOST_AT_ONCE = 8;

type GoogleOptions = {
  db: Db;
  settings: Settings;
  now: () => Date;
  onFailure: (failure: unknown) => void;
};
export type LastRating = GoogleRating & { askedAt: string };

export type GoogleReviews = {
  source: ReviewSource;
  /** What a home shows of Google, by what is kept of it: never later than a moment, whatever the partner does. */
  ratingOf: (propertyId: number, last: LastRating | null) => Promise<GoogleRating>;
};

/** Google's reviews: asked for over the network, kept for a minute; what they add up to is kept in the database. */
export function openGoogleReviews({ db, settings, now, onFailure }: GoogleOptions): GoogleReviews {
  const ask = async (question: GoogleQuestion) => {
    const page = await askGoogle(settings, question);
    await keepGoogleRating(db, question.productId, page);
    return page;
  };
  const kept = remember((key: string) => ask(JSON.parse(key)), { most: MOST_KEPT, forMs: KEPT_FOR_MS });
  const pageOf = (question: GoogleQuestion) => kept(JSON.stringify(question));
  return {
    source: async (wish) => {
      if ((await readGoogleRating(db, wish.propertyId)) === undefined) return null;
      const page = await pageOf(questionOf(wish)).catch((failure: unknown) => {
        onFailure(failure);
        throw new Problem("busy");
      });
      return reviewPage(page, wish, await readGoogleRating(db, wish.propertyId));
    },
    ratingOf: followRatings({ pageOf, now, onFailure, patienceMs: PATIENCE_MS * settings.timeScale }),
  };
}

type FollowOptions = Pick<GoogleOptions, "now" | "onFailure"> & {
  pageOf: (question: GoogleQuestion) => Promise<GooglePage>;
  patienceMs: number;
};

/** Looks again at ratings that are old. Only a home without any waits for it, and nobody while the partner is failing. */
function followRatings({ pageOf, now, onFailure, patienceMs }: FollowOptions): GoogleReviews["ratingOf"] {
  let asking = 0;
  let restsUntil = 0;
  const look = async (productId: number): Promise<GoogleRating> => {
    asking += 1;
    try {
      const { rating, total } = await pageOf({ productId, language: "ar", sortBy: "Newest", pageSize: 10 });
      return { averageRating: rating, reviewCount: total };
    } catch (failure) {
      restsUntil = now().getTime() + REST_MS;
      onFailure(failure);
      return noRating;
    } finally {
      asking -= 1;
    }
  };
  return async (propertyId, last) => {
    const at = now().getTime();
    if (last && at - Date.parse(last.askedAt) < FRESH_FOR_MS) return last;
    const found = at < restsUntil || asking >= MOST_AT_ONCE ? noRating : look(propertyId);
    return last ?? Promise.race([found, wait(patienceMs, noRating, { ref: false })]);
  };
}

const noRating: GoogleRating = { averageRating: 0, reviewCount: 0 };

function questionOf({ propertyId, language, sortBy, pageSize, after }: ReviewWish): GoogleQuestion {
  const left = MOST_GOOGLE_REVIEWS - (after?.seen ?? 0);
  const question = { productId: propertyId, language, sortBy, pageSize: Math.min(pageSize, left) };
  return after ? { ...question, pageToken: after.value } : question;
}

/** Google lets no more than fifty be listed, and tells neither the kind of traveller nor the parts of a score. */
function reviewPage(page: GooglePage, { after }: ReviewWish, rating: GoogleRating | null | undefined): ReviewPage {
  const seen = (after?.seen ?? 0) + page.reviews.length;
  const goesOn = page.nextPageToken !== null && page.reviews.length > 0 && seen < MOST_GOOGLE_REVIEWS;
  return {
    ...(rating ?? { averageRating: page.rating, reviewCount: page.total }),
    subCategories: [],
    totalResults: Math.min(page.total, MOST_GOOGLE_REVIEWS),
    reviews: page.reviews.map(sourceReview),
    end: goesOn ? { value: page.nextPageToken as string, id: 0, seen } : null,
  };
}

function sourceReview({ id, author, language, text, stars, createdAt }: GooglePage["reviews"][number]): SourceReview {
  const unknown = { travelType: null, checkOut: null };
  return { id, authorName: author, language, comments: text, rating: stars, createdAt, ...unknown };
}
