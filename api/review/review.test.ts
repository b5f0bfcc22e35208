import { beforeAll, expect, test } from "vitest";
import { reviewCategories } from "#api/schema/review.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aReview } from "#api/testing/builders/a-review.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import type { ReviewAggregate, ReviewQuestion } from "#contract/property/review.ts";

let app: Awaited<ReturnType<typeof testApp>>;

type ReviewPayload = Partial<ReviewQuestion> & Record<string, unknown>;
const ask = (payload: ReviewPayload) => app.inject({ method: "POST", url: "/api/review/retrieve", payload });
async function pageOf(productId: number, query: ReviewPayload = {}): Promise<ReviewAggregate> {
  return (await ask({ provider: "mabeet", productId, ...query })).json();
}
async function allOf(productId: number, query: ReviewPayload): Promise<ReviewAggregate["reviews"]> {
  const first = await pageOf(productId, query);
  const rest = first.paging.nextPageUrl
    ? await allOf(productId, { ...query, nextPageUrl: first.paging.nextPageUrl })
    : [];
  return [...first.reviews, ...rest];
}
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

beforeAll(async () => {
  app = await testApp();
  await app.db.insert(reviewCategories).values([
    { name: "value", labelEn: "Value", labelAr: "القيمة", rank: 2 },
    { name: "cleanliness", labelEn: "Cleanliness", labelAr: "النظافة", rank: 1 },
  ]);
});

test("guests read what others said, and what all of them say together", async () => {
  const property = await aProperty(app.db);
  await aReview(app.db, property.id, {
    rating: 8,
    cleanliness: 7,
    value: 10,
    checkOut: "2026-03-14",
    createdAt: day(80),
  });
  await aReview(app.db, property.id, { rating: 10, cleanliness: 10, value: 9, createdAt: day(70) });

  expect(await pageOf(property.id)).toMatchObject({
    productId: property.id,
    averageRating: 9,
    reviewCount: 2,
    summary: { en: "Superb", ar: "ممتاز" },
    subCategories: [
      { name: { en: "Cleanliness", ar: "النظافة" }, rating: 8.5 },
      { name: { en: "Value", ar: "القيمة" }, rating: 9.5 },
    ],
    paging: { totalResults: 2, nextPageUrl: null },
    reviews: [
      {
        reviewId: expect.any(String),
        name: "Noura",
        authorProfile: { url: null, photoUrl: null },
        checkoutPhrase: { en: "Stayed in March 2026", ar: "إقامة في مارس 2026" },
        comments: "The pool was spotless.",
        language: "en",
        createdDate: day(80).toISOString(),
        travelType: "Family",
        metric: { summary: { en: "Very good", ar: "جيد جدًا" }, rating: 8 },
      },
      { checkoutPhrase: null, metric: { rating: 10 } },
    ],
  });
});

test("every sort shows each review once over all pages, in its order", async () => {
  const property = await aProperty(app.db);
  const ratings = [7, 9, 8, 10, 7, 7, 9, 6, 10, 8, 7];
  for (const [index, rating] of ratings.entries()) {
    await aReview(app.db, property.id, { rating, createdAt: day(index < 4 ? 1 : index) });
  }
  const shown = async (sortBy: ReviewQuestion["sortBy"]) =>
    (await allOf(property.id, { sortBy, pageSize: 3 })).map(({ metric }) => metric.rating);
  const newest = await allOf(property.id, { pageSize: 3 });

  expect(await shown("HighestRating")).toEqual(ratings.toSorted((a, b) => b - a));
  expect(await shown("LowestRating")).toEqual(ratings.toSorted((a, b) => a - b));
  expect(newest.map(({ createdDate }) => createdDate)).toEqual(
    newest.map(({ createdDate }) => createdDate).toSorted((a, b) => (a < b ? 1 : -1)),
  );
  expect(new Set(newest.map(({ reviewId }) => reviewId)).size).toBe(ratings.length);
});

test("a filter by traveller narrows the list and its count, not the score", async () => {
  const property = await aProperty(app.db);
  await aReview(app.db, property.id, { travelType: "Family", rating: 10 });
  await aReview(app.db, property.id, { travelType: "Couple", rating: 6 });
  const couples = await pageOf(property.id, { travelType: "Couple" });

  expect(couples.reviews.map(({ travelType }) => travelType)).toEqual(["Couple"]);
  expect(couples.paging.totalResults).toBe(1);
  expect([couples.averageRating, couples.reviewCount]).toEqual([8, 2]);
});

test("a home without reviews is new", async () => {
  const property = await aProperty(app.db);

  expect(await pageOf(property.id)).toEqual({
    productId: property.id,
    averageRating: 0,
    reviewCount: 0,
    summary: { en: "New", ar: "جديد" },
    subCategories: [],
    paging: { totalResults: 0, nextPageUrl: null },
    reviews: [],
  });
});

test("a cursor goes on with its own question only, and nobody can write one", async () => {
  const property = await aProperty(app.db);
  const other = await aProperty(app.db);
  await aReview(app.db, property.id);
  await aReview(app.db, property.id);
  const { nextPageUrl } = (await pageOf(property.id, { pageSize: 1 })).paging;
  const refused = async (query: ReviewPayload) => {
    const answer = await ask({ provider: "mabeet", productId: property.id, nextPageUrl, ...query });
    return [answer.statusCode, answer.json().error?.fields];
  };

  expect((await pageOf(property.id, { nextPageUrl, pageSize: 1 })).reviews).toHaveLength(1);
  for (const query of [
    { productId: other.id },
    { sortBy: "LowestRating" as const },
    { travelType: "Solo" as const },
    { provider: "google" as const },
    { nextPageUrl: `${nextPageUrl}a`.replace(/^./, "x") },
    { nextPageUrl: "https://example.test/reviews?page=2" },
    { nextPageUrl: "../../etc/passwd" },
  ]) {
    expect(await refused(query)).toEqual([400, { nextPageUrl: "invalid" }]);
  }
});

test("reviews of a home that is unknown or no longer listed are not shown", async () => {
  const property = await aProperty(app.db, { status: "inactive" });
  await aReview(app.db, property.id);

  for (const productId of [property.id, 2_147_483_647]) {
    const answer = await ask({ provider: "mabeet", productId });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 3001]);
  }
});

test.each([
  { provider: "bing" },
  { provider: "constructor" },
  { productId: "17" },
  { productId: 0 },
  { productId: 2 ** 31 },
  { sortBy: "newest" },
  { sortBy: "rating; DROP TABLE review" },
  { travelType: "Business" },
  { pageSize: 0 },
  { pageSize: 51 },
  { pageSize: 1e9 },
  { language: "fr" },
  { nextPageUrl: "x".repeat(601) },
  { url: "http://127.0.0.1/" },
])("a question with %j is refused", async (wrong) => {
  const answer = await ask({ provider: "mabeet", productId: 17, ...(wrong as ReviewPayload) });

  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 1001]);
});
