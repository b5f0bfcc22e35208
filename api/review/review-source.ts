import type { TravelType } from "#domain/review/review.ts";
import type { ReviewSort } from "#domain/review/review-sorts.ts";
import type { Language } from "#domain/site/language.ts";

/**
 * Where the last page ended: the value it was sorted by and the review's id, and how many were shown by then. A partner
 * gives its own token as the value.
 */
export type PageEnd = { value: string; id: number; seen: number };

/** What any source of reviews is asked. */
export type ReviewWish = {
  propertyId: number;
  language: Language;
  sortBy: ReviewSort;
  travelType: TravelType | null;
  pageSize: number;
  after: PageEnd | null;
};

export type SourceReview = {
  id: number | string;
  authorName: string;
  language: Language;
  comments: string;
  rating: number;
  travelType: TravelType | null;
  checkOut: string | null;
  createdAt: string;
};

/** What any source of reviews answers. `end` is `null` on the last page. */
export type ReviewPage = {
  averageRating: number;
  reviewCount: number;
  subCategories: { name: { en: string; ar: string }; rating: number }[];
  totalResults: number;
  reviews: SourceReview[];
  end: PageEnd | null;
};

/**
 * A provider of reviews as we speak to it; `null` when it does not know the home. One that is asked over the network adds
 * its key here, on the server, where no browser sees it.
 */
export type ReviewSource = (wish: ReviewWish) => Promise<ReviewPage | null>;
