import type { ReviewSummary } from "#contract/review.ts";
import type { ReviewProvider } from "#domain/review/review.ts";
import { scoreSummary } from "#domain/review/score-summary.ts";

type Sum = { provider: ReviewProvider; averageRating: number; reviewCount: number };

/** What guests of each provider say together. */
export function homeReviews(sums: readonly Sum[]): { review: ReviewSummary; googleReview: ReviewSummary } {
  return { review: summaryOf("mabeet", sums), googleReview: summaryOf("google", sums) };
}

export function summaryOf(provider: ReviewProvider, sums: readonly Sum[]): ReviewSummary {
  const { averageRating = 0, reviewCount = 0 } = sums.find((sum) => sum.provider === provider) ?? {};
  return { averageRating, reviewCount, summary: scoreSummary({ averageRating, reviewCount }, provider) };
}
