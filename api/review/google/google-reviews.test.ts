import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO_PLACES_KEY } from "#api/platform/settings/places-rows.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aReview } from "#api/testing/builders/a-review.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { type TestSandbox, testSandbox } from "#api/testing/servers/test-sandbox.ts";
import type { ReviewAggregate, ReviewQuestion } from "#contract/property/review.ts";

/** Google has 300 ms to answer, for the tests of silence. */
const shortTimeout = { TIMEOUT_SCALE: "0.05" };
/** The sandbox makes some 90 reviews for the first, 8 for the second and none for the third. */
const known = { many: 5, few: 12, none: 15 };
const DETAILS = "/places/v1/places/*";
let sandbox: TestSandbox;
let app: FastifyInstance;

beforeAll(async () => {
  sandbox = await testSandbox(0.02);
  app = await withPlaces();
  for (const id of Object.values(known)) await aPlace(app, id);
});
afterAll(() => sandbox.stop());
beforeEach(async () => {
  await sandbox.clearFaults();
  await app.db.execute("DELETE FROM rate_limit WHERE key LIKE 'places%'");
});

/** An app that has not called Google yet. */
const withPlaces = (env: Record<string, string> = {}, parts: { logStream?: { write: (line: string) => void } } = {}) =>
  testApp({ env: { PLACES_URL: `${sandbox.url}/places`, ...env }, ...parts });

/** A property that Google knows. */
const aPlace = ({ db }: FastifyInstance, id: number) => aProperty(db, { id, googlePlaceId: `ChIJmabeet${id}` });
let lastId = 1_000;
const aNewPlace = (at: FastifyInstance) => aPlace(at, ++lastId);

const ask = (at: FastifyInstance, query: Partial<ReviewQuestion>) =>
  at.inject({ method: "POST", url: "/api/review/retrieve", payload: { provider: "google", ...query } });
const pageOf = async (query: Partial<ReviewQuestion>): Promise<ReviewAggregate> => (await ask(app, query)).json();

async function isOffered(at: FastifyInstance, propertyId: number): Promise<boolean> {
  const url = `/api/accommodation/property/details?propertyId=${propertyId}`;
  return (await at.inject({ url })).json().hasGoogleReviews;
}

test("a guest who opens Google's reviews reads at most five, with the score, authors and their links, and no next page", async () => {
  const page = await pageOf({ productId: known.many, pageSize: 50 });

  expect(page).toMatchObject({ productId: known.many, subCategories: [], paging: { nextPageUrl: null } });
  expect(page.reviews).toHaveLength(5);
  expect(page.paging.totalResults).toBe(5);
  expect(page.reviewCount).toBeGreaterThan(50);
  expect(page.averageRating).toBeGreaterThan(1);
  for (const review of page.reviews) {
    expect(review).toMatchObject({ checkoutPhrase: null, travelType: null, metric: { rating: expect.any(Number) } });
    expect(review.authorProfile.url).toContain("/places/author/");
    expect(review.authorProfile.photoUrl).toContain("/places/photo/");
    expect(review.reviewId).toBeUndefined();
  }
  expect(JSON.stringify(page)).not.toContain("ChIJ");
});

test("Google has its own order and no kinds of travellers: neither changes the answer", async () => {
  const plain = await pageOf({ productId: known.many });
  const sorted = await pageOf({ productId: known.many, sortBy: "LowestRating", travelType: "Solo" });

  expect(sorted).toEqual(plain);
});

test("a guest reads the reviews that Google chose for the own language", async () => {
  const languages = async (language: "ar" | "en") =>
    (await pageOf({ productId: known.many, language })).reviews.map((review) => review.language);

  expect(await languages("ar")).toEqual(Array(5).fill("ar"));
  expect(await languages("en")).toEqual(Array(5).fill("en"));
});

test("a place that nobody reviewed has no score", async () => {
  expect(await pageOf({ productId: known.none })).toMatchObject({ averageRating: 0, reviewCount: 0, reviews: [] });
});

test("what was requested in the last minute is not requested again, and two guests at once are one request", async () => {
  const fresh = await withPlaces({ LIMIT_PLACES: "20" });
  const { id: productId } = await aNewPlace(fresh);
  await Promise.all([1, 2, 3].map(() => ask(fresh, { productId, language: "ar" })));
  await sandbox.setFault(DETAILS, "500", 5);

  expect((await ask(fresh, { productId, language: "ar" })).statusCode).toBe(200);
  expect((await ask(fresh, { productId, language: "en" })).statusCode).toBe(503);
  expect(await callsToday(fresh)).toBe(2);
});

async function callsToday({ db }: FastifyInstance): Promise<number> {
  const { rows } = await db.execute<{ points: number }>(
    sql`SELECT points FROM rate_limit WHERE key LIKE 'places:%' ORDER BY key DESC LIMIT 1`,
  );
  return Number(rows[0]?.points ?? 0);
}

test("nothing of Google's answer is in the database", async () => {
  const page = await pageOf({ productId: known.few });
  const { rows } = await app.db.execute<{ row: string }>(sql`
    SELECT r::text AS row FROM review r WHERE provider = 'google'
    UNION ALL SELECT g::text FROM google_rating g UNION ALL SELECT p::text FROM property p WHERE id = ${known.few}`);

  expect(rows).toHaveLength(1);
  for (const { name, comments } of page.reviews) {
    expect(rows[0]?.row).not.toContain(name);
    expect(rows[0]?.row).not.toContain(comments);
  }
});

test("only a home with a place at Google offers its reviews, and no page of a home asks Google", async () => {
  const { id } = await aProperty(app.db);
  await sandbox.setFault(DETAILS, "500", 1);

  expect(await isOffered(app, known.few)).toBe(true);
  expect(await isOffered(app, id)).toBe(false);
  expect(await pageOf({ productId: id })).toMatchObject({ reviewCount: 0, reviews: [] });
  expect((await ask(app, { productId: (await aNewPlace(app)).id })).statusCode).toBe(503);
});

test("Google is not asked about a home that is not ours or no longer listed", async () => {
  const gone = await aProperty(app.db, { status: "inactive", googlePlaceId: "ChIJmabeet900" });
  await sandbox.setFault(DETAILS, "500", 5);

  for (const productId of [gone.id, 2_147_483_647]) {
    const answer = await ask(app, { productId });
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 3001]);
  }
});

test.each(["refuse", "silent", "slow", "500", "500-but-done", "cut-json", "redirect", "huge", "quota-exceeded"])(
  "while Google is %s, its reviews are a clear refusal, and those of our guests and the home are as before",
  async (fault) => {
    const fresh = await withPlaces(shortTimeout);
    const { id } = await aNewPlace(fresh);
    await aReview(fresh.db, id, { rating: 9 });
    await sandbox.setFault(DETAILS, fault, 10);
    const answer = await ask(fresh, { productId: id });
    const own = await fresh.inject({
      method: "POST",
      url: "/api/review/retrieve",
      payload: { provider: "mabeet", productId: id },
    });

    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 1004]);
    expect(own.json().reviews).toHaveLength(1);
    expect(await isOffered(fresh, id)).toBe(true);
  },
);

test("after five failures no page offers Google's reviews, and the metric says that Google is down", async () => {
  const fresh = await withPlaces();
  const { id } = await aNewPlace(fresh);
  const up = async () => /partner_up\{name="places"\} (\d)/.exec(await fresh.metrics.metrics())?.[1];
  expect(await up()).toBe("1");
  await sandbox.setFault(DETAILS, "500", 10);
  for (let n = 0; n < 5; n++) await ask(fresh, { productId: id });

  expect(await isOffered(fresh, id)).toBe(false);
  expect(await up()).toBe("0");
});

test("a place that Google no longer knows is offered no more, and an operator is asked to look, once", async () => {
  const { id: productId } = await aNewPlace(app);
  await sandbox.setFault(DETAILS, "place-gone", 5);
  for (const language of ["ar", "en", "ar"] as const) {
    const answer = await ask(app, { productId, language });
    expect([answer.statusCode, answer.json().reviewCount]).toEqual([200, 0]);
  }
  const { rows } = await app.db.execute(
    sql`SELECT kind FROM task WHERE kind = 'google-place-gone' AND subject = ${String(productId)}`,
  );

  expect(await isOffered(app, productId)).toBe(false);
  expect(rows).toHaveLength(1);
});

test("when the calls of the day are used up, in whatever process, no page offers Google's reviews", async () => {
  const env = { LIMIT_PLACES: "2" };
  const [one, other] = [await withPlaces(env), await withPlaces(env)];
  const places = [await aNewPlace(one), await aNewPlace(one), await aNewPlace(one)];
  const statusOf = async (at: FastifyInstance, index: number, remoteAddress: string) => {
    const payload = { provider: "google", productId: places[index]?.id };
    return (await at.inject({ method: "POST", url: "/api/review/retrieve", payload, remoteAddress })).statusCode;
  };
  expect(await statusOf(one, 0, "203.0.113.1")).toBe(200);
  expect(await statusOf(one, 1, "203.0.113.1")).toBe(503);
  expect(await statusOf(other, 1, "203.0.113.2")).toBe(200);
  expect(await statusOf(one, 2, "203.0.113.3")).toBe(503);

  const third = await withPlaces(env);
  for (const each of [other, third]) expect(await isOffered(each, places[0]?.id ?? 0)).toBe(false);
});

test.each<Record<string, string>>([{ PARTNERS_OFF: "places" }, { LIMIT_PLACES: "0" }])(
  "with %j no home offers Google's reviews",
  async (env) => {
    const off = await withPlaces(env);
    const { id } = await aNewPlace(off);

    expect(await isOffered(off, id)).toBe(false);
  },
);

test("a wrong key is an error for operators, and neither answers nor logs contain a key", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const wrong = await withPlaces({ LOG_LEVEL: "trace", PLACES_KEY: "a-key-nobody-gave-us" }, { logStream });
  const right = await withPlaces({ LOG_LEVEL: "trace" }, { logStream });
  const { id: productId } = await aNewPlace(app);
  const refused = await ask(wrong, { productId });
  await sandbox.setFault(DETAILS, "redirect");
  const answers = [refused, await ask(right, { productId }), await ask(right, { productId })];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503, 200]);
  const alarm = lines.map((line) => JSON.parse(line)).find(({ event }) => event === "places-key-refused");
  expect(alarm).toMatchObject({ level: "error", outcome: "refused 400" });
  const output = [...lines, ...answers.map((answer) => answer.body + JSON.stringify(answer.headers))].join("\n");
  expect(output).not.toContain("a-key-nobody-gave-us");
  expect(output).not.toContain(DEMO_PLACES_KEY);
});
