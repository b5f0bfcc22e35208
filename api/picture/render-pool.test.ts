import { expect, test } from "vitest";
import type { PictureJob } from "./picture-job.ts";
import { renderPool } from "./render-pool.ts";
import type { Renderer } from "./renderer.ts";

const facts = {
  id: 1,
  propertyTypeId: 1,
  cityId: 5,
  areaId: 501,
  bedrooms: 2,
  bathrooms: 1,
  is3DView: false,
  isBySea: false,
  salt: 0,
  amenityIds: [],
  spaceCategoryIds: [],
};
const job: PictureJob = { facts, key: "exterior", widths: [320], format: "avif" };
const picture = [Buffer.from("picture")];

/** Renderers that finish when the test says so. */
function slowRenderers() {
  const drawings: ((files: Uint8Array[]) => void)[] = [];
  let [started, stopped] = [0, 0];
  const start = (): Renderer => {
    started += 1;
    const stop = async () => {
      stopped += 1;
    };
    return { render: () => new Promise((resolve) => drawings.push(resolve)), isGone: () => false, stop };
  };
  return {
    start,
    stopped: () => stopped,
    drawing: () => drawings.length,
    started: () => started,
    finish: () => drawings.shift()?.(picture),
  };
}

test("no more pictures are drawn at once than there are renderers", async () => {
  const renderers = slowRenderers();
  const pool = renderPool({ start: renderers.start, size: 2 });
  const all = Array.from({ length: 5 }, () => pool.render(job, { owner: "a" }));

  expect(renderers.drawing()).toBe(2);
  expect(pool.waiting()).toBe(3);
  for (let i = 0; i < 5; i++) {
    renderers.finish();
    await new Promise(setImmediate);
  }
  expect(await Promise.all(all)).toEqual(Array(5).fill(picture));
  expect(renderers.started()).toBe(2);
  expect(pool.isIdle()).toBe(true);
});

test("a request that meets a full queue is refused with the time to wait", async () => {
  const pool = renderPool({ start: slowRenderers().start, size: 1, maxWaiting: 4 });
  for (const owner of ["a", "b", "c", "d", "e"]) void pool.render(job, { owner });

  await expect(pool.render(job, { owner: "f" })).rejects.toMatchObject({
    code: "busy",
    options: { retryAfterSeconds: 2 },
  });
});

test("one network cannot take more than half of the queue", async () => {
  const pool = renderPool({ start: slowRenderers().start, size: 1, maxWaiting: 4 });
  for (let i = 0; i < 3; i++) void pool.render(job, { owner: "greedy" });

  await expect(pool.render(job, { owner: "greedy" })).rejects.toMatchObject({ code: "busy" });
  void pool.render(job, { owner: "another guest" });
  expect(pool.waiting()).toBe(3);
});

test("a picture whose request was aborted is not begun", async () => {
  const renderers = slowRenderers();
  const pool = renderPool({ start: renderers.start, size: 1 });
  const aborted = new AbortController();
  void pool.render(job, { owner: "a" });
  const abandoned = pool.render(job, { owner: "b", signal: aborted.signal });
  aborted.abort();
  renderers.finish();

  await expect(abandoned).rejects.toThrow("aborted");
  expect(renderers.drawing()).toBe(0);
});

test("an idle renderer is stopped, and another is started when one is needed", async () => {
  const renderers = slowRenderers();
  const pool = renderPool({ start: renderers.start, size: 1, idleMs: 5 });
  const first = pool.render(job, { owner: "a" });
  renderers.finish();
  await first;

  await expect.poll(renderers.stopped).toBe(1);
  const second = pool.render(job, { owner: "a" });
  renderers.finish();
  expect(await second).toBe(picture);
  expect(renderers.started()).toBe(2);
});

test("a requested picture is drawn before those that are drawn ahead", async () => {
  const drawn: string[] = [];
  const start = (): Renderer => ({
    render: async ({ key }) => {
      drawn.push(key);
      return picture;
    },
    isGone: () => false,
    stop: async () => {},
  });
  const pool = renderPool({ start, size: 1 });
  const ahead = { owner: "ahead", isAhead: true };
  await Promise.all([
    pool.render({ ...job, key: "first" }, ahead),
    pool.render({ ...job, key: "later" }, ahead),
    pool.render({ ...job, key: "requested" }, { owner: "a" }),
  ]);

  expect(drawn).toEqual(["first", "requested", "later"]);
});
