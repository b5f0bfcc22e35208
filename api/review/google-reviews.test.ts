import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_REVIEWS_KEY } from "#api/platform/settings/setting-table.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import type { ReviewAggregate, ReviewQuestion } from "#contract/property/review.ts";

/** Google has 150 ms to answer, for the tests of faults. */
const shortTimeout = { TIMEOUT_SCALE: "0.05" };
/** The sandbox makes some 90 reviews for the first, 8 for the second and none for the third. */
const products = { many: 5, few: 12, none: 15 };
let sandbox: TestSandbox;
let app: FastifyInstance;

beforeAll(async () => {
  sandbox = await testSandbox(0.02);
  app = await withPartner();
  for (const id of Object.values(products)) await aProperty(app.db, { id });
});
afterAll(() => sandbox.stop());
beforeEach(() => sandbox.clearFaults());

/** An app that has not called Google yet. */
const withPartner = (env: Record<string, string> = {}) =>
  testApp({ env: { REVIEWS_URL: `${sandbox.url}/reviews`, ...env } });

const ask = (at: FastifyInstance, query: Partial<ReviewQuestion>) =>
  at.inject({ method: "POST", url: "/api/review/retrieve", payload: { provider: "google", ...query } });

async function allOf(query: Partial<ReviewQuestion>): Promise<ReviewAggregate["reviews"]> {
  const page: ReviewAggregate = (await ask(app, query)).json();
  const { nextPageUrl } = page.paging;
  return nextPageUrl ? [...page.reviews, ...(await allOf({ ...query, nextPageUrl }))] : page.reviews;
}

async function googleOnPage(at: FastifyInstance, propertyId: number) {
  const url = `/api/accommodation/property/details?propertyId=${propertyId}`;
  return (await at.inject({ url })).json().googleReview;
}

/** A page does not wait long for Google; on a busy machine the score may come with the second request. */
function scoreOnPage(at: FastifyInstance, propertyId: number) {
  return vi.waitFor(
    async () => {
      const shown = await googleOnPage(at, propertyId);
      expect(shown.reviewCount).toBeGreaterThan(0);
      return shown;
    },
    { timeout: 15_000, interval: 100 },
  );
}

test("reviews of Google come from Google, with a score out of five and no parts", async () => {
  const answer = (await ask(app, { productId: products.few })).json();

  expect(answer).toMatchObject({ productId: products.few, subCategories: [], paging: { nextPageUrl: null } });
  expect(answer.reviewCount).toBe(answer.reviews.length);
  expect(answer.reviews[0]).toMatchObject({
    googleReviewId: expect.stringMatching(/^12-\d+$/),
    authorProfile: { url: null, photoUrl: null },
    checkoutPhrase: null,
    travelType: null,
    metric: { rating: expect.any(Number) },
  });
  expect(answer.reviews[0].reviewId).toBeUndefined();
});

test("the list ends after fifty, shows each review once and has no kinds of travellers", async () => {
  const first = (await ask(app, { productId: products.many, travelType: "Solo" })).json();
  const all = await allOf({ productId: products.many, pageSize: 20 });

  expect(first.reviews).toHaveLength(10);
  expect(first.reviewCount).toBeGreaterThan(50);
  expect(first.paging.totalResults).toBe(50);
  expect(new Set(all.map(({ googleReviewId }) => googleReviewId)).size).toBe(50);
  const exactly = (await ask(app, { productId: products.many, pageSize: 50 })).json();
  expect([exactly.reviews.length, exactly.paging.nextPageUrl]).toEqual([50, null]);
});

test("every sort order of Google stays the same over the pages", async () => {
  const starsBy = async (sortBy: ReviewQuestion["sortBy"]) =>
    (await allOf({ productId: products.many, sortBy, pageSize: 20 })).map(({ metric }) => metric.rating);
  const [highest, lowest] = [await starsBy("HighestRating"), await starsBy("LowestRating")];
  const newest = (await allOf({ productId: products.many })).map(({ createdDate }) => createdDate);

  expect(highest).toEqual(highest.toSorted((one, other) => other - one));
  expect(lowest).toEqual(lowest.toSorted((one, other) => one - other));
  expect(newest).toEqual(newest.toSorted().reverse());
});

test("a home shows the same score as its list, from its first visit on", async () => {
  for (const productId of Object.values(products)) {
    const { averageRating, reviewCount, summary } = (await ask(app, { productId })).json();
    const shown = await (reviewCount > 0 ? scoreOnPage : googleOnPage)(app, productId);
    expect(shown).toEqual({ averageRating, reviewCount, summary });
  }
  expect((await googleOnPage(app, products.many)).reviewCount).toBeGreaterThan(50);
  expect(await googleOnPage(app, products.none)).toMatchObject({ reviewCount: 0, summary: { en: "New" } });
});

test("a recently requested page is not requested again", async () => {
  const fresh = await withPartner();
  await ask(fresh, { productId: products.few });
  await sandbox.setFault("/reviews", "500", 5);

  expect((await ask(fresh, { productId: products.few })).statusCode).toBe(200);
  expect((await ask(fresh, { productId: products.few, sortBy: "LowestRating" })).statusCode).toBe(503);
});

test("Google is not asked about a home that is not ours or no longer listed", async () => {
  const gone = await aProperty(app.db, { status: "inactive" });
  await sandbox.setFault("/reviews", "500", 5);

  for (const productId of [gone.id, 2_147_483_647]) {
    const answer = await ask(app, { productId });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 3001]);
  }
});

test.each(["refuse", "silent", "slow", "500", "500-but-done", "cut-json", "redirect", "huge"])(
  "while the partner is %s, the list says that the service is busy and the home is shown without it",
  async (fault) => {
    const property = await aProperty(app.db);
    const fresh = await withPartner(shortTimeout);
    await sandbox.setFault("/reviews", fault, 10);
    const answer = await ask(fresh, { productId: property.id });

    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 1004]);
    expect(await googleOnPage(fresh, property.id)).toMatchObject({ reviewCount: 0 });
  },
);

test("a home keeps its score while Google is unavailable", async () => {
  const property = await aProperty(app.db, { id: 19 });
  const known = await scoreOnPage(app, property.id);
  await app.db.execute("UPDATE google_rating SET asked_at = asked_at - interval '1 year'");
  const alone = await testApp();

  expect(await googleOnPage(alone, property.id)).toEqual(known);
});

test("an old score is shown while a new one is requested", async () => {
  const property = await aProperty(app.db, { id: 20 });
  const known = await scoreOnPage(app, property.id);
  await app.db.execute(
    "UPDATE google_rating SET asked_at = asked_at - interval '1 day', review_count = 1 WHERE property_id = 20",
  );
  const fresh = await withPartner();

  expect((await googleOnPage(fresh, property.id)).reviewCount).toBe(1);
  await expect.poll(() => googleOnPage(fresh, property.id)).toEqual(known);
});

test("with a wrong key there are no reviews, and neither answers nor logs contain a key", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const env = { REVIEWS_URL: `${sandbox.url}/reviews`, LOG_LEVEL: "trace" };
  const wrong = await testApp({ env: { ...env, REVIEWS_API_KEY: "a-key-nobody-gave-us" }, logStream });
  const right = await testApp({ env, logStream });
  const property = await aProperty(app.db);
  const refused = await ask(wrong, { productId: property.id });
  await sandbox.setFault("/reviews", "redirect");
  const answers = [refused, await ask(right, { productId: property.id }), await ask(right, { productId: property.id })];
  answers.push(await right.inject({ url: `/api/accommodation/property/details?propertyId=${property.id}` }));

  expect([refused.statusCode, refused.json().error.code]).toEqual([503, 1004]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 200, 200]);
  expect(lines.some((line) => line.includes("refused 401"))).toBe(true);
  const output = [...lines, ...answers.map((answer) => answer.body + JSON.stringify(answer.headers))].join("\n");
  expect(output).not.toContain("a-key-nobody-gave-us");
  expect(output).not.toContain(DEFAULT_REVIEWS_KEY);
});
