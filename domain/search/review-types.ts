/** Review types of lookup 15: the least own rating, of 10, each stands for. */
export const reviewTypes: readonly { id: number; atLeast: number }[] = [
  { id: 1, atLeast: 9 },
  { id: 2, atLeast: 8 },
  { id: 3, atLeast: 7 },
  { id: 4, atLeast: 6 },
];

/** The types a home's rating reaches; none without a review. */
export function reviewTypesOf(review: { averageRating: number; reviewCount: number }): number[] {
  if (review.reviewCount === 0) return [];
  return reviewTypes.filter(({ atLeast }) => review.averageRating >= atLeast).map(({ id }) => id);
}
