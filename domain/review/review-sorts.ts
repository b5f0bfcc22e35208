/** The first is the default. */
export const reviewSorts = ["Newest", "HighestRating", "LowestRating"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** The maximum number of reviews that Google allows to list. */
export const MAX_GOOGLE_REVIEWS = 50;
