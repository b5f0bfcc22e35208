import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { plainDescriptions } from "#api/picture/describe-pictures.ts";
import { pictureRoutes } from "#api/picture/picture.routes.ts";
import { pictureFiles } from "#api/picture/picture-files.ts";
import type { PictureJob } from "#api/picture/picture-job.ts";
import { renderPool } from "#api/picture/render-pool.ts";
import { aProperty } from "#api/testing/builders/a-property.ts";
import { aCartGuest } from "#api/testing/cart-guest.ts";
import { relaxedLimits } from "#api/testing/member.ts";
import { testApp } from "#api/testing/test-app.ts";
import { endpoints } from "#contract/endpoints.ts";

const jobs: PictureJob[] = [];
const folder = await mkdtemp(join(tmpdir(), "list-pictures-"));
const start = () => ({
  render: async (job: PictureJob) => {
    jobs.push(job);
    return [Buffer.from(`${job.key} of ${[job.facts, ...(job.beside ?? [])].map((facts) => facts?.id).join()}`)];
  },
  isGone: () => false,
  stop: async () => {},
});
const app = await testApp({
  env: relaxedLimits,
  beforeRoutes: async (made) =>
    made.register(pictureRoutes, {
      ...{ files: pictureFiles(folder, 1_000_000), pool: renderPool({ start, size: 1 }) },
      describePictures: plainDescriptions,
    }),
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("the preview of a list shows its newest three homes, is drawn once, and ends with the link", async () => {
  const ids: number[] = [];
  for (let count = 0; count < 4; count += 1) ids.push((await aProperty(app.db)).id);
  const owner = aCartGuest(app);
  const url = endpoints.shareList.url.replace(":listId", randomUUID());
  const list = { name: "Eid", stay: null, properties: ids.map((id) => ({ id, note: "" })) };
  const { token } = (await owner.call("PUT", url, { mayVote: true, withNotes: false, list })).json();

  const ask = () => app.inject({ url: `/img/list/${token}.jpg`, headers: { "sec-fetch-site": "cross-site" } });
  const answers = [await ask(), await ask()];
  expect(answers.map(({ body }) => body)).toEqual(Array(2).fill(`list of ${ids.slice(0, 3).join()}`));
  expect(answers[0]?.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "public, max-age=300" });
  expect(jobs).toHaveLength(1);
  await owner.call("DELETE", url);
  expect((await ask()).json().error.code).toBe(9101);
});

test.each(["x.jpg", `${"A".repeat(24)}.png`, `${"A".repeat(24)}.jpg`])("there is no preview %s", async (file) => {
  expect((await app.inject(`/img/list/${file}`)).statusCode).toBe(404);
});
