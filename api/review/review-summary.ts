import type { ReviewSummary } from "#contract/property/review.ts";
import type { ReviewProvider } from "#domain/review/review.ts";
import { scoreSummary } from "#domain/review/score-summary.ts";

type Rating = { averageRating: number; reviewCount: number };
const none: Rating = { averageRating: 0, reviewCount: 0 };

/** The summary of a provider's reviews. */
export function summaryOf(provider: ReviewProvider, rating: Rating | null): ReviewSummary {
  const { averageRating, reviewCount } = rating ?? none;
  return { averageRating, reviewCount, summary: scoreSummary({ averageRating, reviewCount }, provider) };
}
