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
import { aCartGuest } from "#api/testing/guests/cart-guest.ts";
import { relaxedLimits } from "#api/testing/guests/member.ts";
import { testApp } from "#api/testing/servers/test-app.ts";
import { endpoints } from "#contract/endpoint/endpoints.ts";

const jobs: PictureJob[] = [];
/** While it is set, the renderer waits for it. */
let hold: Promise<void> | null = null;
const folder = await mkdtemp(join(tmpdir(), "list-pictures-"));
const idsOf = ({ facts, beside = [] }: PictureJob) => [
  facts?.id,
  ...beside.map((home) => "facts" in home && home.facts.id),
];
const start = () => ({
  render: async (job: PictureJob) => {
    jobs.push(job);
    await hold;
    return [Buffer.from(`${job.key} of ${idsOf(job).join()}`)];
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

/** A list of new homes, and what asks for its preview. */
async function aSharedList(count: number) {
  const ids: number[] = [];
  while (ids.length < count) ids.push((await aProperty(app.db)).id);
  const owner = aCartGuest(app);
  const url = endpoints.shareList.url.replace(":listId", randomUUID());
  const list = { name: "Eid", stay: null, properties: ids.map((id) => ({ id, note: "" })) };
  const { token } = (await owner.call("PUT", url, { mayVote: true, withNotes: false, list })).json();
  const ask = () => app.inject({ url: `/img/list/${token}.jpg`, headers: { "sec-fetch-site": "cross-site" } });
  return { ids, ask, end: () => owner.call("DELETE", url) };
}

test("while the preview of a list is not drawn, a link shows the picture of the brand, and soon the preview", async () => {
  const { ids, ask } = await aSharedList(2);
  const { promise, resolve } = Promise.withResolvers<void>();
  hold = promise;
  const early = await ask();
  expect([early.statusCode, early.headers.location]).toEqual([302, "/art/og-mabeet.jpg"]);
  expect(early.headers["cache-control"]).toBe("public, max-age=15");
  hold = null;
  resolve();
  await expect.poll(async () => (await ask()).body).toBe(`list of ${ids.join()}`);
  expect(jobs.filter(({ facts }) => facts?.id === ids[0])).toHaveLength(1);
});

test("the preview of a list shows its newest three homes, is drawn once, and ends with the link", async () => {
  const { ids, ask, end } = await aSharedList(4);
  const answers = [await ask(), await ask()];
  expect(answers.map(({ body }) => body)).toEqual(Array(2).fill(`list of ${ids.slice(0, 3).join()}`));
  expect(answers[0]?.headers).toMatchObject({ "content-type": "image/jpeg", "cache-control": "public, max-age=300" });
  expect(jobs.filter(({ facts }) => facts?.id === ids[0])).toHaveLength(1);
  await end();
  expect((await ask()).json().error.code).toBe(9101);
});

test.each(["x.jpg", `${"A".repeat(24)}.png`, `${"A".repeat(24)}.jpg`])("there is no preview %s", async (file) => {
  expect((await app.inject(`/img/list/${file}`)).statusCode).toBe(404);
});
