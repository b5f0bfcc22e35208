import { readText } from "../read-text.ts";
import { Refusal, type Route } from "../route.ts";
import { type MadeReview, madeReviews } from "./made-reviews.ts";

/** The key this partner gave us for the demo. */
const KEY = process.env.REVIEWS_API_KEY?.trim() || "only-for-demo-and-test-reviews";
const MOST_A_PAGE = 50;

type Order = (one: MadeReview, other: MadeReview) => number;
const newest: Order = (one, other) => (one.createdAt < other.createdAt ? 1 : -1);
const orders: Record<string, Order> = {
  Newest: newest,
  HighestRating: (one, other) => other.stars - one.stars || newest(one, other),
  LowestRating: (one, other) => one.stars - other.stars || newest(one, other),
};

/** A provider of reviews in the manner of Google: asks for a key, sorts, and pages by a token that only it understands. */
export const reviewRoutes: readonly Route[] = [
  {
    method: "POST",
    path: /^\/reviews$/,
    answer: ({ body, request }) => {
      if (request.headers["x-api-key"] !== KEY) throw new Refusal(401, "x-api-key: a key of ours");
      const reviews = madeReviews(readWhole(body, "productId", 2 ** 31), new Date());
      const order = orders[readText(body, "sortBy", 20)];
      if (!order) throw new Refusal(400, `sortBy: one of ${Object.keys(orders).join(", ")}`);
      const from = pageStart(readText(body, "pageToken", 100, { optional: true }));
      const to = from + readWhole(body, "pageSize", MOST_A_PAGE);
      const shown = reviews.sort(order).slice(from, to);
      return { json: { ...sums(reviews), reviews: shown, nextPageToken: to < reviews.length ? `after-${to}` : null } };
    },
  },
];

function sums(reviews: readonly MadeReview[]) {
  const stars = reviews.reduce((sum, review) => sum + review.stars, 0);
  return { rating: reviews.length === 0 ? 0 : Math.round((stars / reviews.length) * 10) / 10, total: reviews.length };
}

function pageStart(token: string): number {
  if (token === "") return 0;
  const [, from] = /^after-(\d{1,6})$/.exec(token) ?? [];
  if (from === undefined) throw new Refusal(400, "pageToken: one that we gave");
  return Number(from);
}

function readWhole(body: unknown, name: string, most: number): number {
  const value = (body as Record<string, unknown> | null)?.[name];
  if (!Number.isInteger(value) || Number(value) < 1 || Number(value) > most)
    throw new Refusal(400, `${name}: 1 to ${most}`);
  return Number(value);
}
