import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import type { PictureJob } from "#api/picture/picture-job.ts";
import { startRenderer } from "#api/picture/renderer.ts";
import { describePictures } from "#art/property/property-pictures.ts";
import { spaces } from "#domain/lookup/spaces.ts";
import { chaletFacts } from "./facts-for-test.ts";

// A renderer of low priority waits while other tests keep every core busy.
const renderer = startRenderer(new URL("./picture-worker.ts", import.meta.url), "normal");
afterAll(() => renderer.stop());

/** The files of a picture that the renderer draws. */
async function files(job: PictureJob): Promise<Uint8Array[]> {
  return (await renderer.render(job)) ?? [];
}

const facts = { ...chaletFacts, spaceCategoryIds: [spaces.BEDROOM, spaces.MAJLIS, spaces.POOL] };

test.each([
  ["avif", "heif"],
  ["webp", "webp"],
] as const)(
  "a property is drawn as %s in the size its URL names",
  async (format, read) => {
    const [bytes] = await files({ facts, key: "exterior", widths: [320], format });

    expect(await sharp(bytes).metadata()).toMatchObject({ format: read, width: 320, height: 213 });
  },
  30_000,
);

test("a picture in several widths is drawn once and scaled down", async () => {
  const drawn = await files({ facts, key: "exterior", widths: [320, 640], format: "avif" });
  const sizes = await Promise.all(drawn.map((file) => sharp(file).metadata()));

  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [320, 213],
    [640, 427],
  ]);
}, 30_000);

test("the same facts draw the same bytes, and another salt draws others", async () => {
  const job = { facts, key: "exterior", widths: [320], format: "webp" } as const;
  const [first, again] = [await renderer.render(job), await renderer.render(job)];

  expect(again).toEqual(first);
  expect(await renderer.render({ ...job, facts: { ...facts, salt: 1 } })).not.toEqual(first);
}, 30_000);

test("a room of a tour is drawn as a panorama, twice as wide as high", async () => {
  const [bytes] = await files({ facts, key: "pano-majlis", widths: [2048], format: "webp" });

  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 2048, height: 1024 });
}, 30_000);

test("a campaign is drawn with the aspect ratio of campaigns", async () => {
  const [bytes] = await files({ facts: null, key: "campaign-sea", widths: [320], format: "webp" });

  expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 320, height: 180 });
}, 30_000);

test("the Open Graph picture of a property is a wide JPEG", async () => {
  const [bytes] = await files({ facts, key: "og", widths: [1200], format: "jpg" });

  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
}, 30_000);

test("an unknown key is missing", async () => {
  for (const subject of [facts, null])
    expect(await renderer.render({ facts: subject, key: "cellar", widths: [320], format: "webp" })).toBeNull();
}, 30_000);

test("a placeholder is a gradient of three colours", () => {
  expect(describePictures(facts, ["exterior"])[0]?.placeholder).toMatch(
    /^linear-gradient\(#[0-9a-f]{6}, #[0-9a-f]{6} 46%, #[0-9a-f]{6} 64%\)$/,
  );
});
