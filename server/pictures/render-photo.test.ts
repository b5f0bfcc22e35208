import sharp from "sharp";
import { expect, test } from "vitest";
import { sentPhoto } from "#server/testing/sent-photo.ts";
import { renderPicture } from "./render-picture.ts";

const bytes = await sharp(await sentPhoto())
  .webp()
  .toBuffer();
const shown = async (key: string, width: number, format: "avif" | "webp" | "jpg", focus = { x: 50, y: 50 }) => {
  const [file] = (await renderPicture({ facts: null, photo: { bytes, focus }, key, widths: [width], format })) ?? [];
  return file as Uint8Array;
};

test.each([
  ["photo-0", 640, "avif", { format: "heif", width: 640, height: 427 }],
  ["whole-0", 640, "webp", { format: "webp", width: 640, height: 480 }],
  ["og", 1200, "jpg", { format: "jpeg", width: 1200, height: 630 }],
  ["pano-0", 2048, "webp", { format: "webp", width: 2000, height: 1500 }],
] as const)("the picture %s of a photograph has the size of its address", async (key, width, format, expected) => {
  expect(await sharp(await shown(key, width, format)).metadata()).toMatchObject(expected);
});

test("a photograph is cut around its focus, and never beyond its edges", async () => {
  const redShare = async (focus: { x: number; y: number }) => {
    const { channels } = await sharp(await shown("photo-0", 320, "webp", focus)).stats();
    return channels[0]?.mean ?? 0;
  };
  // The photograph is red at the top left.
  expect(await redShare({ x: 0, y: 0 })).toBeGreaterThan((await redShare({ x: 100, y: 100 })) + 10);
});

test("the preview of a list shows photographs beside each other", async () => {
  const photo = { bytes, focus: { x: 50, y: 50 } };
  const job = { facts: null, photo, beside: [{ photo }], key: "list", widths: [1200], format: "jpg" } as const;
  const [file] = (await renderPicture(job)) ?? [];
  expect(await sharp(file).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
});
