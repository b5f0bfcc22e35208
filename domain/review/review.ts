export const reviewProviders = ["google", "mabeet"] as const;
export type ReviewProvider = (typeof reviewProviders)[number];

/** The highest score. */
export const bestRating: Record<ReviewProvider, number> = { google: 5, mabeet: 10 };

export const travelTypes = ["Family", "Couple", "Friends", "Solo"] as const;
export type TravelType = (typeof travelTypes)[number];

/** The aspects that our guests score, in the order of the screen. */
export const reviewCategoryNames = ["cleanliness", "facilities", "location", "hospitality", "value"] as const;
export type ReviewCategoryName = (typeof reviewCategoryNames)[number];
