import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { hasMetadata } from "#api/photo/has-metadata.ts";
import type { IntakeJob, IntakePhoto, IntakeResult } from "#api/photo/photo-intake.ts";
import { startRenderer } from "#api/picture/renderer.ts";
import { ALL_TIMEOUT_MS, fewOrAll } from "#api/testing/checks/few-or-all.ts";
import { seededRandom } from "#api/testing/search/seeded-random.ts";
import { hashDistance } from "#domain/picture/hash-distance.ts";
import { hasTrace, pictureBomb, sentPhoto, traces } from "#server/testing/sent-photo.ts";

// A renderer of low priority waits while other tests keep every core busy.
const worker = startRenderer<IntakeJob, IntakeResult>(new URL("./intake-worker.ts", import.meta.url), "normal");
afterAll(() => worker.stop());

const read = (bytes: Uint8Array, kind: IntakeJob["kind"] = "photo") => worker.render({ bytes, kind });
const taken = async (bytes: Uint8Array, kind?: IntakeJob["kind"]) => (await read(bytes, kind)) as IntakePhoto;

async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<"red" | "other"> {
  const [r = 0, , b = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return r > 150 && b < 100 ? "red" : "other";
}

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a photograph is stored of a file of the kind %s",
  async (format) => {
    const photo = await taken(await sentPhoto({ format }));
    expect(await sharp(photo.bytes).metadata()).toMatchObject({ format: "webp", width: 2_000, height: 1_500 });
    expect(photo).toMatchObject({ width: 2_000, height: 1_500, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  },
);

test("nothing of a file but its picture is stored: no place, no camera, no script", async () => {
  const sent = await sentPhoto();
  expect(traces.every((trace) => sent.includes(trace))).toBe(true);
  const { bytes } = await taken(sent);
  expect(hasMetadata(bytes)).toBe(false);
  expect(hasTrace(bytes)).toBe(false);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test("a photograph that lies on its side is stored upright", async () => {
  const { bytes, width, height } = await taken(await sentPhoto({ width: 1_500, height: 2_000, orientation: 6 }));
  expect([width, height]).toEqual([1_500, 2_000]);
  expect([await colourAt(bytes, 50, 50), await colourAt(bytes, 1_450, 50)]).toEqual(["red", "other"]);
});

test("a large photograph is stored at most 2,560 pixels wide or high", async () => {
  expect(await taken(await sentPhoto({ width: 3_200, height: 2_400 }))).toMatchObject({ width: 2_560, height: 1_920 });
  expect(await taken(await sentPhoto({ width: 2_400, height: 3_200 }))).toMatchObject({ width: 1_920, height: 2_560 });
});

test("the placeholder is a gradient of three colours, and the cut is centred inside of the picture", async () => {
  const { gradient, focus } = await taken(await sentPhoto());
  expect(gradient).toMatch(/^linear-gradient\(#[0-9a-f]{6}, #[0-9a-f]{6} 46%, #[0-9a-f]{6} 64%\)$/);
  for (const percent of [focus.x, focus.y]) expect(percent >= 0 && percent <= 100).toBe(true);
});

test("the same picture in another file and quality looks alike, another picture does not", async () => {
  const [one, again, other] = await Promise.all([
    sentPhoto({ seed: 1 }),
    sentPhoto({ seed: 1, format: "webp" }),
    sentPhoto({ seed: 4 }),
  ]);
  const hashes: bigint[] = [];
  for (const bytes of [one, again, other]) hashes.push((await taken(bytes)).dhash);
  expect(hashDistance(hashes[0] ?? 0n, hashes[1] ?? 0n)).toBeLessThanOrEqual(4);
  expect(hashDistance(hashes[0] ?? 0n, hashes[2] ?? 0n)).toBeGreaterThan(4);
});

describe("a file that is no photograph of a home is refused", () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><rect width="9" height="9"/></svg>',
  );
  const unreadable: [string, () => Promise<Buffer>][] = [
    ["an SVG", async () => svg],
    ["a GIF", () => sharp(svg).gif().toBuffer()],
    ["a TIFF", () => sharp(svg).tiff().toBuffer()],
    ["a web page", async () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["an archive", async () => Buffer.from("PK\u0003\u0004 and more")],
    ["a JPEG that is cut in the middle", async () => (await sentPhoto()).subarray(0, 20_000)],
    ["the beginning of a JPEG before a web page", async () => Buffer.from("\u00ff\u00d8\u00ff<html>", "latin1")],
    ["nothing", async () => Buffer.alloc(0)],
  ];
  test.each(unreadable)("%s", async (_, file) => {
    expect(await read(await file())).toEqual({ refused: 9411, details: { why: "broken" } });
  });

  test("one with too few pixels, and one on its side with too few", async () => {
    const details = { minWidth: 1_600, minHeight: 1_067 };
    expect(await read(await sentPhoto({ width: 1_599, height: 1_200 }))).toEqual({
      refused: 9412,
      details: { width: 1_599, height: 1_200, ...details },
    });
    expect(await read(await sentPhoto({ width: 1_000, height: 1_700, orientation: 6 }))).toMatchObject({
      refused: 9412,
      details: { width: 1_000, height: 1_700 },
    });
  });

  test("81 million pixels in a small file", async () => {
    const bomb = pictureBomb(9_000);
    expect(bomb.length).toBeLessThan(300_000);
    expect(await read(bomb)).toMatchObject({
      refused: 9414,
      details: { width: 9_000, height: 9_000, maxMegapixels: 60 },
    });
  });

  test("a panorama that is not twice as wide as high, or too narrow", async () => {
    expect(await read(await sentPhoto({ width: 4_200, height: 2_400 }), "panorama")).toMatchObject({ refused: 9412 });
    expect(await read(await sentPhoto({ width: 4_000, height: 2_000 }), "panorama")).toMatchObject({ refused: 9412 });
  });

  test.each(["jpeg", "png", "webp"] as const)(
    "any spoilt %s is read as a picture or refused, and the process lives",
    async (format) => {
      const sent = await sentPhoto({ width: 1_600, height: 1_200, format });
      for (let seed = 1; seed <= fewOrAll(6, 1_500); seed++) {
        const random = seededRandom(seed);
        const spoilt = Buffer.from(sent);
        for (let flips = 0; flips < 3; flips++) spoilt[random.between(0, spoilt.length - 1)] = random.between(0, 255);
        const answer = await read(
          spoilt.subarray(0, random.chance(0.5) ? spoilt.length : random.between(0, spoilt.length)),
        );
        const isRight = "refused" in answer ? [9411, 9412, 9414].includes(answer.refused) : !hasMetadata(answer.bytes);
        expect([seed, isRight]).toEqual([seed, true]);
      }
      expect(worker.isGone()).toBe(false);
    },
    ALL_TIMEOUT_MS,
  );

  test("and the process reads the next file", async () => {
    expect(await taken(await sentPhoto())).toMatchObject({ width: 2_000 });
  });
});

test("a panorama is stored in its whole width", async () => {
  expect(await taken(await sentPhoto({ width: 4_400, height: 2_200 }), "panorama")).toMatchObject({
    width: 4_400,
    height: 2_200,
  });
});
