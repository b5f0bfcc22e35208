/** The first is the default. */
export const reviewSorts = ["Newest", "HighestRating", "LowestRating"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Google chooses this many reviews of a place, in its own order. */
export const MAX_GOOGLE_REVIEWS = 5;
