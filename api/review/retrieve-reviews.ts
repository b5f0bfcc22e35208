import { Problem } from "#api/platform/problem/problem.ts";
import type { ReviewAggregate, ReviewEntry, ReviewQuestion } from "#contract/property/review.ts";
import type { Language } from "#domain/language/language.ts";
import { checkoutPhrase } from "#domain/review/checkout-phrase.ts";
import type { ReviewProvider } from "#domain/review/review.ts";
import { scoreSummary } from "#domain/review/score-summary.ts";
import { readReviewCursor, writeReviewCursor } from "./review-cursor.ts";
import type { ReviewSource, SourceReview } from "./review-source.ts";

type Retrieving = {
  sources: Record<ReviewProvider, ReviewSource>;
  secrets: readonly string[];
  language: Language;
  network: string;
};

/** One page of reviews of a property, and their summary. */
export async function retrieveReviews(
  { sources, secrets, language, network }: Retrieving,
  question: ReviewQuestion,
): Promise<ReviewAggregate> {
  const { provider, productId, sortBy, travelType, pageSize } = question;
  const after = readReviewCursor(secrets, question);
  const textLanguage = question.language ?? language;
  const query = { propertyId: productId, language: textLanguage, sortBy, travelType, pageSize, after, network };
  const page = await sources[provider](query);
  if (!page) throw new Problem("property-not-listed");
  const { averageRating, reviewCount, subCategories, totalResults, reviews, end } = page;
  return {
    productId,
    averageRating,
    reviewCount,
    summary: scoreSummary({ averageRating, reviewCount }, provider),
    subCategories,
    paging: { totalResults, nextPageUrl: end && writeReviewCursor(secrets, question, end) },
    reviews: reviews.map((review) => entryOf(review, provider)),
  };
}

function entryOf(review: SourceReview, provider: ReviewProvider): ReviewEntry {
  const { id, authorName, author, language, comments, rating, travelType, checkOut, createdAt } = review;
  return {
    ...(provider === "google" ? { googleReviewId: String(id) } : { reviewId: String(id) }),
    name: authorName,
    authorProfile: author ?? { url: null, photoUrl: null },
    checkoutPhrase: checkOut === null ? null : checkoutPhrase(checkOut),
    comments,
    language,
    createdDate: new Date(createdAt).toISOString(),
    travelType,
    metric: { summary: scoreSummary({ averageRating: rating, reviewCount: 1 }, provider), rating },
  };
}
