import { expect, test } from "vitest";
import type { PictureJob } from "#api/picture/picture-job.ts";
import type { RenderPool } from "#api/picture/render-pool.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { samplePictures } from "./sample-pictures.ts";

function countingPool() {
  const jobs: PictureJob[] = [];
  const pool: RenderPool = {
    render: async (job) => {
      jobs.push(job);
      return [Uint8Array.of(jobs.length)];
    },
    waiting: () => 0,
    isIdle: () => true,
    close: async () => {},
  };
  return { jobs, pool: samplePictures(pool) };
}

const facts = (id: number) => ({ id }) as PictureFacts;
const job = (id: number, key: string, width: number): PictureJob => ({
  facts: facts(id),
  key,
  widths: [width],
  format: "avif",
});

test("smaller pictures of all properties are one small drawing", async () => {
  const { jobs, pool } = countingPool();
  const first = await pool.render(job(1, "exterior", 320), { owner: "a" });

  expect(await pool.render(job(2, "bedroom-1", 320), { owner: "b" })).toBe(first);
  expect(await pool.render(job(2, "bedroom-1", 960), { owner: "b" })).toBe(first);
  expect(await pool.render({ ...job(2, "bedroom-1", 960), format: "webp" }, { owner: "b" })).not.toBe(first);
  expect(jobs.map(({ widths, format }) => `${widths} ${format}`)).toEqual(["320 avif", "320 webp"]);
});

test("large pictures, panoramas, campaigns and pictures for other sites are drawn each", async () => {
  const { jobs, pool } = countingPool();
  const each = [
    job(1, "exterior", 1600),
    job(2, "exterior", 1600),
    job(1, "pano-majlis", 2048),
    job(2, "pano-majlis", 2048),
    job(1, "og", 1200),
    job(2, "og", 1200),
    { ...job(1, "summer", 640), facts: null },
    { ...job(1, "winter", 640), facts: null },
  ];
  for (const one of each) await pool.render(one, { owner: "a" });

  expect(jobs).toEqual(each);
});

test("a sample that could not be drawn is drawn at the next request", async () => {
  let fails = true;
  const { pool } = countingPool();
  const flaky = samplePictures({
    ...pool,
    render: async () => {
      if (fails) throw new Error("busy");
      return [Uint8Array.of(7)];
    },
  });
  await expect(flaky.render(job(1, "exterior", 320), { owner: "a" })).rejects.toThrow("busy");
  fails = false;

  expect(await flaky.render(job(1, "exterior", 320), { owner: "a" })).toEqual([Uint8Array.of(7)]);
});
