/** Review types of lookup 15 with their minimum rating of 10 on our site. */
export const reviewTypes: readonly { id: number; atLeast: number }[] = [
  { id: 1, atLeast: 9 },
  { id: 2, atLeast: 8 },
  { id: 3, atLeast: 7 },
  { id: 4, atLeast: 6 },
];

/** The types that a property's rating reaches; none without a review. */
export function reviewTypesOf(review: { averageRating: number; reviewCount: number }): number[] {
  if (review.reviewCount === 0) return [];
  return reviewTypes.filter(({ atLeast }) => review.averageRating >= atLeast).map(({ id }) => id);
}
