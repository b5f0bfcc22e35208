/** Review types of lookup 15 with their minimum rating of 10 on our site. */
export const reviewTypes: readonly { id: number; minimum: number }[] = [
  { id: 1, minimum: 9 },
  { id: 2, minimum: 8 },
  { id: 3, minimum: 7 },
  { id: 4, minimum: 6 },
];

/** The types that a property's rating reaches; none without a review. */
export function reviewTypesOf(review: { averageRating: number; reviewCount: number }): number[] {
  if (review.reviewCount === 0) return [];
  return reviewTypes.filter(({ minimum }) => review.averageRating >= minimum).map(({ id }) => id);
}
