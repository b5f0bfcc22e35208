import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { plainDescriptions } from "./describe-pictures.ts";
import { drawAhead } from "./draw-ahead.ts";
import { listedPictures } from "./listed-pictures.ts";
import { pictureRoutes } from "./picture.routes.ts";
import { pictureFiles } from "./picture-files.ts";
import type { PictureJob } from "./picture-job.ts";
import { renderPool } from "./render-pool.ts";
import type { Renderer } from "./renderer.ts";

let app: FastifyInstance;
let folder: string;
let property: number;
let jobs: PictureJob[] = [];
/** How many of the next pictures fail. */
let failing = 0;

/** Draws only the name of the picture. */
function fakeRenderer(): Renderer {
  return {
    render: async (job) => {
      jobs.push(job);
      if (failing-- > 0) throw new Error("The renderer ended while it was drawing.");
      return job.widths.map((width) => Buffer.from(`${job.facts?.id ?? "campaign"} ${job.key} ${width} ${job.format}`));
    },
    isGone: () => false,
    stop: async () => {},
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  const pool = renderPool({ start: fakeRenderer, size: 1 });
  const options = { files: pictureFiles(folder, 1_000_000), pool, describePictures: plainDescriptions };
  app = await testApp({ beforeRoutes: async (made) => made.register(pictureRoutes, options) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  ({ id: property } = await aProperty(app.db));
  [jobs, failing] = [[], 0];
});

function ahead(signal: AbortSignal, wanted: Parameters<typeof drawAhead>[1]): Promise<number> {
  const { log, pictures } = app;
  if (!pictures) throw new Error("The app has no pictures.");
  return drawAhead({ log, pictures }, wanted, { signal, atOnce: 2 });
}

test("a picture is drawn ahead once for all widths of cards, and a guest then waits for nothing", async () => {
  const { signal } = new AbortController();
  const wanted = [{ propertyId: property, key: "exterior" }];

  expect(await ahead(signal, wanted)).toBe(3);
  expect(jobs.map(({ key, widths, format }) => [key, widths, format])).toEqual([["exterior", [320, 640, 960], "avif"]]);
  expect((await app.inject(`/img/2/${property}/exterior-640.avif`)).body).toBe(`${property} exterior 640 avif`);
  expect(await ahead(signal, wanted)).toBe(0);
  expect(jobs).toHaveLength(1);
});

test("only the widths that nobody has requested are drawn ahead", async () => {
  await app.inject(`/img/2/${property}/exterior-640.avif`);
  jobs = [];

  expect(await ahead(new AbortController().signal, [{ propertyId: property, key: "exterior" }])).toBe(2);
  expect(jobs[0]?.widths).toEqual([320, 960]);
});

test("a picture that cannot be drawn ahead does not stop the others", async () => {
  failing = 1;
  const wanted = ["exterior", "exterior-night"].map((key) => ({ propertyId: property, key }));

  expect(await ahead(new AbortController().signal, wanted)).toBe(3);
});

test("the first picture of every listed property comes before the second of any", async () => {
  const seen: string[] = [];
  for await (const { propertyId, key } of listedPictures(app.db, 2)) seen.push(`${propertyId} ${key}`);
  const places = [seen.indexOf(`${property} exterior`), seen.findIndex((one) => !one.endsWith(" exterior"))];

  expect(places[0]).toBeGreaterThanOrEqual(0);
  expect(places[1]).toBe(seen.length / 2);
});

test("nothing is drawn ahead once the product stops", async () => {
  expect(await ahead(AbortSignal.abort(), [{ propertyId: property, key: "exterior" }])).toBe(0);
  expect(jobs).toEqual([]);
});
