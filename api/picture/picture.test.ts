import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { ogPictureUrl } from "#domain/picture/picture-url.ts";
import { plainDescriptions } from "./describe-pictures.ts";
import { pictureRoutes } from "./picture.routes.ts";
import { pictureFiles } from "./picture-files.ts";
import type { PictureJob } from "./picture-job.ts";
import { type RenderPool, renderPool } from "./render-pool.ts";
import type { Renderer } from "./renderer.ts";

let app: FastifyInstance;
let pool: RenderPool;
let folder: string;
let property: number;
let jobs: PictureJob[] = [];
/** The results of the next pictures; they are drawn when the list is empty. */
let results: ("fails" | "missing")[] = [];

/** Draws only the name of the picture. */
function fakeRenderer(): Renderer {
  return {
    render: async (job) => {
      jobs.push(job);
      await new Promise(setImmediate);
      const result = results.shift();
      if (result === "fails") throw new Error("The renderer ended while it was drawing.");
      return result === "missing"
        ? null
        : job.widths.map((width) => Buffer.from(`${job.facts?.id ?? "campaign"} ${job.key} ${width} ${job.format}`));
    },
    isGone: () => false,
    stop: async () => {},
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  pool = renderPool({ start: fakeRenderer, size: 1, maxWaiting: 4 });
  const files = pictureFiles(folder, 1_000_000);
  const options = { files, pool, describePictures: plainDescriptions };
  app = await testApp({ beforeRoutes: async (made) => made.register(pictureRoutes, options) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  ({ id: property } = await aProperty(app.db));
  [jobs, results] = [[], []];
});

test("an email shows the picture of its home, wherever it is read", async () => {
  const answer = await app.inject({ url: ogPictureUrl(property), headers: { "sec-fetch-site": "cross-site" } });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    "content-type": "image/jpeg",
    "cross-origin-resource-policy": "cross-origin",
  });
});

test("a guest gets the picture of a card, and the browser may cache it for ever", async () => {
  const answer = await app.inject(`/img/2/${property}/exterior-960.avif`);

  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(`${property} exterior 960 avif`);
  expect(answer.headers).toMatchObject({
    "content-type": "image/avif",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
    "content-length": `${answer.rawPayload.length}`,
  });
  expect(answer.headers["set-cookie"]).toBeUndefined();
});

test("a picture is drawn once: for simultaneous requests and for later ones", async () => {
  const url = `/img/2/${property}/exterior-640.webp`;

  const answers = await Promise.all(Array.from({ length: 30 }, () => app.inject(url)));
  const later = await app.inject(url);

  expect(new Set([...answers, later].map(({ body }) => body)).size).toBe(1);
  expect(jobs).toHaveLength(1);
});

test("a campaign's picture is drawn once, stored, and served like any other", async () => {
  const url = "/img/2/campaign/campaign-sea-640.webp";

  const answers = await Promise.all(Array.from({ length: 10 }, () => app.inject(url)));
  const later = await app.inject(url);

  expect(new Set([...answers, later].map(({ body }) => body))).toEqual(new Set(["campaign campaign-sea 640 webp"]));
  expect(later.headers).toMatchObject({ "content-type": "image/webp", etag: '"campaign"' });
  expect(jobs).toEqual([{ facts: null, key: "campaign-sea", widths: [640], format: "webp" }]);
});

test("a shared link to a property shows a JPEG, which every site supports", async () => {
  const answer = await app.inject(`/img/2/${property}/og-1200.jpg`);

  expect(answer.body).toBe(`${property} og 1200 jpg`);
  expect(answer.headers["content-type"]).toBe("image/jpeg");
});

test("a browser that has the picture gets 304", async () => {
  const url = `/img/2/${property}/exterior-320.avif`;
  const { etag } = (await app.inject(url)).headers;

  const again = await app.inject({ url, headers: { "if-none-match": `${etag}` } });

  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("HEAD draws nothing, and returns the size of a drawn picture", async () => {
  const url = `/img/2/${property}/exterior-320.avif`;
  const before = await app.inject({ method: "HEAD", url });
  expect([before.statusCode, before.headers["content-type"], jobs.length]).toEqual([200, "image/avif", 0]);

  const { rawPayload } = await app.inject(url);
  const after = await app.inject({ method: "HEAD", url });

  expect(after.headers["content-length"]).toBe(`${rawPayload.length}`);
  expect(after.body).toBe("");
});

test.each([
  ["a property nobody knows", () => "/img/2/999999/exterior-960.avif"],
  ["a number no property can have", () => "/img/2/99999999999999999999/exterior-960.avif"],
  ["a picture this property has not", () => `/img/2/${property}/billiards-960.avif`],
  ["a tour of a property without one", () => `/img/2/${property}/pano-majlis-2048.webp`],
  ["a width nobody draws", () => `/img/2/${property}/exterior-961.avif`],
  ["a format nobody draws", () => `/img/2/${property}/exterior-960.jpg`],
  ["a later version of the art", () => `/img/3/${property}/exterior-960.avif`],
  ["a path outside the folder", () => "/img/2/../../../etc/passwd"],
  ["an encoded path outside", () => `/img/2/${property}/..%2f..%2fexterior-960.avif`],
  ["an address with a zero in it", () => `/img/2/${property}/exterior-960%00.avif`],
  ["a campaign nobody runs", () => "/img/2/campaign/campaign-moon-960.avif"],
  ["a room of a campaign", () => "/img/2/campaign/exterior-960.avif"],
  ["a campaign of a property", () => `/img/2/${property}/campaign-sea-960.avif`],
  ["a campaign as a link's picture", () => "/img/2/campaign/og-1200.jpg"],
  ["a link's picture in another width", () => `/img/2/${property}/og-960.jpg`],
  ["a link's picture of a property nobody knows", () => "/img/2/999999/og-1200.jpg"],
  ["no picture at all", () => "/img/"],
])("%s is refused without drawing", async (_what, url) => {
  const answer = await app.inject(url());

  expect(answer.statusCode).toBe(404);
  expect(answer.json().error.code).toBe(1002);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(jobs).toEqual([]);
});

test("an address of an earlier drawing, as in an email, leads to today's", async () => {
  for (const path of [`${property}/exterior-960.avif`, "campaign/campaign-sea-640.webp"]) {
    const { statusCode, headers } = await app.inject(`/img/1/${path}`);

    expect([statusCode, headers.location]).toEqual([302, `/img/2/${path}`]);
  }
  expect(jobs).toEqual([]);
});

test("an unknown property is looked up once, however often it is requested", async () => {
  let queries = 0;
  const count = () => {
    queries += 1;
  };
  app.db.$client.on("acquire", count);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => app.inject(`/img/2/888888/exterior-${i % 2 ? 960 : 640}.avif`)),
  );
  app.db.$client.off("acquire", count);

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(queries).toBe(1);
});

test("nothing can be written to a picture", async () => {
  const answer = await app.inject({ method: "DELETE", url: `/img/2/${property}/exterior-960.avif` });

  expect([answer.statusCode, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("a tour shows the rooms the property has", async () => {
  const { id } = await aProperty(app.db, { is3DView: true });
  await app.db.execute(`INSERT INTO property_space (property_id, rank, space_category_id) VALUES (${id}, 1, 3)`);

  expect((await app.inject(`/img/2/${id}/pano-majlis-4096.webp`)).body).toBe(`${id} pano-majlis 4096 webp`);
  expect((await app.inject(`/img/2/${id}/pano-kitchen-4096.webp`)).statusCode).toBe(404);
});

test("the renderer gets the facts of the listing", async () => {
  const { id } = await aProperty(app.db, {
    amenityIds: [amenities.FIRE_PIT],
    bedRoomCount: 3,
    bathRoomCount: 1,
    pictureSalt: 3,
    isBySea: true,
  });
  await app.db.execute(
    `INSERT INTO property_space (property_id, rank, space_category_id) VALUES (${id}, 1, 1), (${id}, 2, 8)`,
  );

  await app.inject(`/img/2/${id}/pool-960.avif`);

  expect(jobs[0]?.facts).toEqual({
    id,
    propertyTypeId: 1,
    cityId: 5,
    areaId: expect.any(Number),
    bedrooms: 3,
    bathrooms: 1,
    is3DView: false,
    isBySea: true,
    salt: 3,
    amenityIds: [amenities.FIRE_PIT],
    spaceCategoryIds: [1, 8],
  });
});

test("a renderer that ends fails one request: the next guest gets the picture", async () => {
  results = ["fails"];
  const url = `/img/2/${property}/exterior-960.avif`;

  const lost = await app.inject(url);
  const next = await app.inject(url);

  expect([lost.statusCode, lost.json().error.code, next.statusCode]).toEqual([500, 1000, 200]);
  expect(lost.headers["cache-control"]).toBe("no-store");
  expect(lost.body).not.toContain("renderer");
});

test("an unknown kind of picture is not found", async () => {
  results = ["missing"];

  expect((await app.inject(`/img/2/${property}/exterior-960.avif`)).statusCode).toBe(404);
});

test("with a full queue guests get Retry-After, and those who waited are served", async () => {
  const keys = ["exterior", "exterior-night", "still-life", "site-plan"];
  const urls = keys.flatMap((key) => [`/img/2/${property}/${key}-320.avif`, `/img/2/${property}/${key}-640.avif`]);

  const answers = await Promise.all(urls.map((url) => app.inject(url)));
  const refused = answers.filter(({ statusCode }) => statusCode === 503);

  expect(refused.length).toBeGreaterThan(0);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(answers.length - refused.length);
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused[0]?.json().error.code).toBe(1004);
});
