import { expect, test } from "vitest";
import type { PictureJob } from "./picture-job.ts";
import { renderPool } from "./render-pool.ts";
import type { Renderer } from "./renderer.ts";

const facts = {
  id: 1,
  propertyTypeId: 1,
  cityId: 5,
  bedrooms: 2,
  bathrooms: 1,
  is3DView: false,
  salt: 0,
  amenityIds: [],
  spaceCategoryIds: [],
};
const job: PictureJob = { facts, key: "exterior", width: 320, format: "avif" };
const picture = Buffer.from("picture");

/** Draws when it is told to, so that a test can look while it is drawing. */
function slowStudio() {
  const easels: ((bytes: Uint8Array) => void)[] = [];
  let [started, stopped] = [0, 0];
  const start = (): Renderer => {
    started += 1;
    const stop = async () => {
      stopped += 1;
    };
    return { render: () => new Promise((resolve) => easels.push(resolve)), isGone: () => false, stop };
  };
  return {
    start,
    stopped: () => stopped,
    drawing: () => easels.length,
    started: () => started,
    finish: () => easels.shift()?.(picture),
  };
}

test("no more pictures are drawn at once than there are renderers", async () => {
  const studio = slowStudio();
  const pool = renderPool({ start: studio.start, size: 2 });
  const all = Array.from({ length: 5 }, () => pool.render(job, { owner: "a" }));

  expect(studio.drawing()).toBe(2);
  expect(pool.waiting()).toBe(3);
  for (let i = 0; i < 5; i++) {
    studio.finish();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(all)).toEqual(Array(5).fill(picture));
  expect(studio.started()).toBe(2);
  expect(pool.isQuiet()).toBe(true);
});

test("who comes to a full queue is asked to come again later", async () => {
  const pool = renderPool({ start: slowStudio().start, size: 1, most: 4 });
  for (const owner of ["a", "b", "c", "d", "e"]) void pool.render(job, { owner });

  await expect(pool.render(job, { owner: "f" })).rejects.toMatchObject({
    code: "busy",
    options: { retryAfterSeconds: 2 },
  });
});

test("one network cannot take more than half of the queue", async () => {
  const pool = renderPool({ start: slowStudio().start, size: 1, most: 4 });
  for (let i = 0; i < 3; i++) void pool.render(job, { owner: "greedy" });

  await expect(pool.render(job, { owner: "greedy" })).rejects.toMatchObject({ code: "busy" });
  void pool.render(job, { owner: "another guest" });
  expect(pool.waiting()).toBe(3);
});

test("a picture nobody waits for any more is not begun", async () => {
  const studio = slowStudio();
  const pool = renderPool({ start: studio.start, size: 1 });
  const left = new AbortController();
  void pool.render(job, { owner: "a" });
  const forgotten = pool.render(job, { owner: "b", signal: left.signal });
  left.abort();
  studio.finish();

  await expect(forgotten).rejects.toThrow("aborted");
  expect(studio.drawing()).toBe(0);
});

test("a renderer nobody needs gives its memory back, and another is started when one is needed", async () => {
  const studio = slowStudio();
  const pool = renderPool({ start: studio.start, size: 1, restMs: 5 });
  const first = pool.render(job, { owner: "a" });
  studio.finish();
  await first;

  await expect.poll(studio.stopped).toBe(1);
  const second = pool.render(job, { owner: "a" });
  studio.finish();
  expect(await second).toBe(picture);
  expect(studio.started()).toBe(2);
});
