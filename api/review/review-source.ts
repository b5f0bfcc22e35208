import type { Language } from "#domain/language/language.ts";
import type { TravelType } from "#domain/review/review.ts";
import type { ReviewSort } from "#domain/review/review-sorts.ts";

/** The end of the last page: its sort value, the id of its last review, and the number of reviews so far. */
export type PageEnd = { value: string; id: number; seen: number };

/** The query of any source of reviews. */
export type ReviewQuery = {
  propertyId: number;
  language: Language;
  sortBy: ReviewSort;
  travelType: TravelType | null;
  pageSize: number;
  after: PageEnd | null;
  /** The network of the guest, for the limits of a partner that is paid by the call. */
  network: string;
};

export type SourceReview = {
  id: number | string;
  authorName: string;
  /** The profile of the author, from a partner that has them. */
  author?: { url: string | null; photoUrl: string | null };
  language: Language;
  comments: string;
  rating: number;
  travelType: TravelType | null;
  checkOut: string | null;
  createdAt: string;
};

/** The answer of any source of reviews. `end` is `null` on the last page. */
export type ReviewPage = {
  averageRating: number;
  reviewCount: number;
  subCategories: { name: { en: string; ar: string }; rating: number }[];
  totalResults: number;
  reviews: SourceReview[];
  end: PageEnd | null;
};

/**
 * Reads reviews of a provider; `null` when it does not know the property. A provider on the network adds its API key here,
 * on the server.
 */
export type ReviewSource = (query: ReviewQuery) => Promise<ReviewPage | null>;
