import { z } from "zod";
import type { Language } from "#domain/language/language.ts";
import { MAX_GOOGLE_REVIEWS } from "#domain/review/review-sorts.ts";
import type { SourceReview } from "../review-source.ts";

/** A place without reviews has none of the fields; a review may be stars alone. */
const PlaceAnswer = z.object({
  id: z.string().min(1).max(400),
  rating: z.number().min(0).max(5).optional(),
  userRatingCount: z.int32().min(0).optional(),
  googleMapsUri: z.string().max(2_000).optional(),
  reviews: z
    .array(
      z.object({
        name: z.string().min(1).max(1_000),
        rating: z.number().min(1).max(5),
        text: z.object({ text: z.string().max(20_000), languageCode: z.string().max(20).optional() }).optional(),
        authorAttribution: z.object({
          displayName: z.string().max(300).optional(),
          uri: z.string().max(2_000).optional(),
          photoUri: z.string().max(2_000).optional(),
        }),
        publishTime: z.iso.datetime({ offset: true }),
      }),
    )
    .optional(),
});
type GoogleReview = NonNullable<z.infer<typeof PlaceAnswer>["reviews"]>[number];

export type Place = {
  averageRating: number;
  reviewCount: number;
  /** At most five, in Google's order. */
  reviews: SourceReview[];
  googleMapsUri: string | null;
};

/** Where Google has the pictures of authors. */
const PHOTO_HOST = "https://lh3.googleusercontent.com";

/** The origins that the pictures of authors may have: Google's, or that of the server that plays it. */
export function photoOrigins(placesUrl: string): string[] {
  return [PHOTO_HOST, new URL(placesUrl).origin];
}

/** `null` when the answer is not what Google documents. Fields that we do not know are ignored. */
export function readPlace(answer: unknown, language: Language, placesUrl: string): Place | null {
  const read = PlaceAnswer.safeParse(answer);
  if (!read.success) return null;
  const { rating = 0, userRatingCount = 0, reviews = [], googleMapsUri = null } = read.data;
  return {
    averageRating: rating,
    reviewCount: userRatingCount,
    reviews: reviews.slice(0, MAX_GOOGLE_REVIEWS).map((review) => sourceReview(review, language, placesUrl)),
    googleMapsUri,
  };
}

function sourceReview(review: GoogleReview, language: Language, placesUrl: string): SourceReview {
  const { name, rating, text, authorAttribution: author, publishTime } = review;
  const own = new URL(placesUrl).origin;
  return {
    // The rest of the name is the id of the place.
    id: name.split("/").at(-1) ?? name,
    authorName: author.displayName?.trim() || "Google Maps",
    author: {
      url: allowedUrl(author.uri, (url) => url.origin === own || isGoogle(url)),
      photoUrl: allowedUrl(author.photoUri, (url) => photoOrigins(placesUrl).includes(url.origin)),
    },
    language: languageOf(text?.languageCode) ?? language,
    comments: text?.text ?? "",
    rating,
    createdAt: publishTime,
    travelType: null,
    checkOut: null,
  };
}

function languageOf(code: string | undefined): Language | null {
  const start = code?.toLowerCase().split("-")[0];
  return start === "ar" || start === "en" ? start : null;
}

function isGoogle({ protocol, hostname }: URL): boolean {
  return protocol === "https:" && /(^|\.)google\.com$/.test(hostname);
}

/** A page links and shows only what is where it should be. */
function allowedUrl(text: string | undefined, isAllowed: (url: URL) => boolean): string | null {
  // Google leaves out the scheme of some.
  const url = URL.parse(text?.startsWith("//") ? `https:${text}` : (text ?? ""));
  return url && isAllowed(url) ? url.href : null;
}
