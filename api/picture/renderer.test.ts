import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PictureJob } from "./picture-job.ts";
import { renderPool } from "./render-pool.ts";
import { type Renderer, startRenderer } from "./renderer.ts";

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

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "renderer-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A renderer that runs this code for every job. */
function rendererThat(code: string): Renderer {
  const file = join(folder, `${randomUUID()}.mjs`);
  const script = `process.on("disconnect", () => process.exit(0));
    process.on("message", (job) => { const send = (answer) => process.send(answer); ${code} });`;
  writeFileSync(file, script);
  return startRenderer(pathToFileURL(file), "normal");
}

test("a renderer returns the bytes it drew, or that it does not draw this key", async () => {
  const renderer = rendererThat(
    "send(job.key === 'exterior' ? { result: [Buffer.from('drawn')] } : { result: null });",
  );

  expect(`${Buffer.from((await renderer.render(job))?.[0] ?? [])}`).toBe("drawn");
  expect(await renderer.render({ ...job, key: "cellar" })).toBeNull();
  await renderer.stop();
});

test("an error in a drawing is reported and the renderer goes on", async () => {
  const renderer = rendererThat(
    "send(job.widths[0] === 320 ? { fault: 'no perspective' } : { result: [Buffer.from('ok')] });",
  );

  await expect(renderer.render(job)).rejects.toThrow("no perspective");
  expect(await renderer.render({ ...job, widths: [640] })).toEqual([Buffer.from("ok")]);
  await renderer.stop();
});

test.each([
  ["ends", "process.exit(1);"],
  ["is killed", "process.kill(process.pid, 'SIGKILL');"],
])("a renderer that %s is lost with its picture, and the next picture gets another", async (_what, code) => {
  let starts = 0;
  const healthy = "send({ result: [Buffer.from('ok')] });";
  const pool = renderPool({ start: () => rendererThat(++starts === 1 ? code : healthy), size: 1 });

  await expect(pool.render(job, { owner: "a" })).rejects.toThrow("ended while it drew");
  expect(await pool.render(job, { owner: "a" })).toEqual([Buffer.from("ok")]);
  expect(starts).toBe(2);
  await pool.close();
});

test("a renderer that exited while it was idle is not used again", async () => {
  const dying = "send({ result: [Buffer.from('last')] }); setImmediate(() => process.exit(1));";
  const renderers: Renderer[] = [];
  const start = () => {
    const renderer = rendererThat(dying);
    renderers.push(renderer);
    return renderer;
  };
  const pool = renderPool({ start, size: 1 });

  await pool.render(job, { owner: "a" });
  await expect.poll(() => renderers[0]?.isGone()).toBe(true);
  expect(await pool.render(job, { owner: "a" })).toEqual([Buffer.from("last")]);
  await pool.close();
});

test("a picture that takes too long is given up with its renderer", async () => {
  const pool = renderPool({ start: () => rendererThat("for (;;);"), size: 1, timeoutMs: 50 });

  await expect(pool.render(job, { owner: "a" })).rejects.toThrow("ended while it drew");
  expect(pool.isIdle()).toBe(true);
});
