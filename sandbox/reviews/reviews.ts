import { readText } from "../read-text.ts";
import { Refusal, type Route } from "../route.ts";
import { type GeneratedReview, generateReviews } from "./generated-reviews.ts";

/** The API key of the demo. */
const KEY = process.env.REVIEWS_API_KEY?.trim() || "only-for-demo-and-test-reviews";
const MAX_PAGE_SIZE = 50;

type Order = (one: GeneratedReview, other: GeneratedReview) => number;
const newest: Order = (one, other) => (one.createdAt < other.createdAt ? 1 : -1);
const orders: Record<string, Order> = {
  Newest: newest,
  HighestRating: (one, other) => other.stars - one.stars || newest(one, other),
  LowestRating: (one, other) => one.stars - other.stars || newest(one, other),
};

/** A provider of reviews like Google: it requires a key, sorts, and pages by an opaque token. */
export const reviewRoutes: readonly Route[] = [
  {
    method: "POST",
    path: /^\/reviews$/,
    answer: ({ body, request }) => {
      if (request.headers["x-api-key"] !== KEY) throw new Refusal(401, "x-api-key: a key of ours");
      const reviews = generateReviews(readWhole(body, "productId", 2 ** 31), new Date());
      const order = orders[readText(body, "sortBy", 20)];
      if (!order) throw new Refusal(400, `sortBy: one of ${Object.keys(orders).join(", ")}`);
      const from = pageStart(readText(body, "pageToken", 100, { optional: true }));
      const to = from + readWhole(body, "pageSize", MAX_PAGE_SIZE);
      const shown = reviews.sort(order).slice(from, to);
      return { json: { ...sums(reviews), reviews: shown, nextPageToken: to < reviews.length ? `after-${to}` : null } };
    },
  },
];

function sums(reviews: readonly GeneratedReview[]) {
  const stars = reviews.reduce((sum, review) => sum + review.stars, 0);
  return { rating: reviews.length === 0 ? 0 : Math.round((stars / reviews.length) * 10) / 10, total: reviews.length };
}

function pageStart(token: string): number {
  if (token === "") return 0;
  const [, from] = /^after-(\d{1,6})$/.exec(token) ?? [];
  if (from === undefined) throw new Refusal(400, "pageToken: a token of an earlier answer");
  return Number(from);
}

function readWhole(body: unknown, name: string, max: number): number {
  const value = (body as Record<string, unknown> | null)?.[name];
  if (!Number.isInteger(value) || Number(value) < 1 || Number(value) > max)
    throw new Refusal(400, `${name}: 1 to ${max}`);
  return Number(value);
}
