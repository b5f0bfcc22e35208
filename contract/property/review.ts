import { z } from "zod";
import { BothLanguages } from "#contract/endpoint/both-languages.ts";
import type { Endpoint } from "#contract/endpoint/endpoint.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";
import { reviewProviders, travelTypes } from "#domain/review/review.ts";
import { reviewSorts } from "#domain/review/review-sorts.ts";

/** From 0 to 10 for our own reviews, to 5 for those of Google; never mixed, and never compared. */
export const ReviewSummary = z.object({
  averageRating: z.number(),
  reviewCount: z.int(),
  summary: BothLanguages,
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

const ReviewEntry = z.object({
  /** Our own reviews have the first, Google's the second. */
  reviewId: z.string().optional(),
  googleReviewId: z.string().optional(),
  name: z.string(),
  authorProfile: z.object({ url: z.string().nullable(), photoUrl: z.string().nullable() }),
  checkoutPhrase: BothLanguages.nullable(),
  comments: z.string(),
  /** The language the comments were written in. */
  language: z.enum(["en", "ar"]),
  createdDate: z.iso.datetime(),
  travelType: z.enum(travelTypes).nullable(),
  metric: z.object({ summary: BothLanguages, rating: z.number() }),
});
export type ReviewEntry = z.infer<typeof ReviewEntry>;

const ReviewAggregate = ReviewSummary.extend({
  productId: z.int(),
  subCategories: z.array(z.object({ name: BothLanguages, rating: z.number() })),
  paging: z.object({
    totalResults: z.int(),
    /** Opaque and signed; sent back unchanged. */
    nextPageUrl: z.string().nullable(),
  }),
  reviews: z.array(ReviewEntry),
});
export type ReviewAggregate = z.infer<typeof ReviewAggregate>;

const ReviewQuestion = z.object({
  provider: z.enum(reviewProviders),
  productId: z.int32().positive(),
  /** For a provider that translates; our own reviews are not translated. */
  language: z.enum(["en", "ar"]).optional(),
  /** Google has its own order. */
  sortBy: z.enum(reviewSorts).default("Newest"),
  /** Google ignores it. */
  travelType: z.enum(travelTypes).nullable().default(null),
  pageSize: z.int().min(1).max(50).default(10),
  nextPageUrl: z.string().max(600).nullable().optional(),
});
export type ReviewQuestion = z.infer<typeof ReviewQuestion>;

export const retrieveReviews = {
  ...endpoints.retrieveReviews,
  schema: { body: ReviewQuestion, response: { 200: ReviewAggregate } },
} as const satisfies Endpoint;
