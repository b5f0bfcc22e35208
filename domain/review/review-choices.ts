export const reviewProviders = ["google", "mabeet"] as const;
export type ReviewProvider = (typeof reviewProviders)[number];

/** The first is the default. */
export const reviewSorts = ["Newest", "HighestRating", "LowestRating"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const travelTypes = ["Family", "Couple", "Friends", "Solo"] as const;
export type TravelType = (typeof travelTypes)[number];

/** The highest rating of each provider. */
export const highestRating: Record<ReviewProvider, number> = { google: 5, mabeet: 10 };

/** Google lets no more of its reviews be listed. */
export const MOST_GOOGLE_REVIEWS = 50;
