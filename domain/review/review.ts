export const reviewProviders = ["google", "mabeet"] as const;
export type ReviewProvider = (typeof reviewProviders)[number];

/** The best a guest can give. */
export const bestRating: Record<ReviewProvider, number> = { google: 5, mabeet: 10 };

export const travelTypes = ["Family", "Couple", "Friends", "Solo"] as const;
export type TravelType = (typeof travelTypes)[number];

/** What guests of our own score one by one, in the order it is shown. */
export const reviewCategoryNames = ["cleanliness", "facilities", "location", "hospitality", "value"] as const;
export type ReviewCategoryName = (typeof reviewCategoryNames)[number];
