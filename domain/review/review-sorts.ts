/** The first is the default. */
export const reviewSorts = ["Newest", "HighestRating", "LowestRating"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Google lets no more of its reviews be listed. */
export const MOST_GOOGLE_REVIEWS = 50;
