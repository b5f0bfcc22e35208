import type { GeneratedReview } from "./generated-reviews.ts";

const MAX_REVIEWS = 5;
const DAY_MS = 86_400_000;

type Options = { language: string; origin: string };

export type PlaceFields = ReturnType<typeof placeOf>;

/** The fields of a place as Google names them. A place without reviews has neither a rating nor a count. */
export function placeOf(id: string, reviews: readonly GeneratedReview[], options: Options) {
  const rating = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
  return {
    name: `places/${id}`,
    id,
    ...(reviews.length > 0 && { rating: Math.round(rating * 10) / 10, userRatingCount: reviews.length }),
    googleMapsUri: `https://maps.google.com/?cid=${cidOf(id)}&g_mp=demo`,
    ...(reviews.length > 0 && {
      reviews: byRelevance(reviews, options.language).map((review) => reviewOf(id, review, options)),
    }),
  };
}

/** Reviews in the language of the reader come first, the newest of them in front. */
function byRelevance(reviews: readonly GeneratedReview[], language: string): GeneratedReview[] {
  const isOwn = (review: GeneratedReview) => (language.startsWith(review.language) ? 1 : 0);
  return reviews
    .toSorted((one, other) => isOwn(other) - isOwn(one) || (one.createdAt < other.createdAt ? 1 : -1))
    .slice(0, MAX_REVIEWS);
}

function reviewOf(placeId: string, review: GeneratedReview, { language, origin }: Options) {
  const text = { text: review.text, languageCode: review.language };
  const name = `places/${placeId}/reviews/${Buffer.from(review.id).toString("base64url")}`;
  const author = encodeURIComponent(review.author);
  return {
    name,
    relativePublishTimeDescription: age(review.createdAt, language),
    rating: review.stars,
    text,
    originalText: text,
    authorAttribution: {
      displayName: review.author,
      uri: `${origin}/places/author/${author}`,
      photoUri: `${origin}/places/photo/${author}`,
    },
    publishTime: review.createdAt.replace(/\.(\d+)Z$/, ".$1456789Z"),
    flagContentUri: `${origin}/places/author/${author}`,
    googleMapsUri: `${origin}/places/author/${author}`,
  };
}

function age(createdAt: string, language: string): string {
  const days = Math.max(1, Math.round((Date.now() - Date.parse(createdAt)) / DAY_MS));
  const format = new Intl.RelativeTimeFormat(language);
  if (days < 30) return format.format(-days, "day");
  return days < 365 ? format.format(-Math.round(days / 30), "month") : format.format(-Math.round(days / 365), "year");
}

function cidOf(id: string): string {
  return [...id].reduce((sum, letter) => (sum * 31n + BigInt(letter.codePointAt(0) ?? 0)) % 10n ** 18n, 7n).toString();
}
