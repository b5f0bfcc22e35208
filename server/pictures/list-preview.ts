import sharp from "sharp";
import type { PictureJob } from "#api/picture/picture-job.ts";
import { drawPicture } from "#art/property/property-pictures.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { ogSize } from "#domain/picture/picture-sizes.ts";
import { cutPhoto } from "./render-photo.ts";

const GAP = 10;
const HALF = (ogSize.width - GAP) / 2;
const LARGE = 780;
const SMALL = ogSize.width - LARGE - GAP;
const LOW = (ogSize.height - GAP) / 2;

/** A home of a list: what its picture is drawn from, or its photograph. */
type PreviewedHome = NonNullable<PictureJob["beside"]>[number];
type Box = { left: number; top: number; width: number; height: number };

/** Where each home stands, by how many there are. */
const layouts: readonly (readonly Box[])[] = [
  [{ left: 0, top: 0, ...ogSize }],
  [
    { left: 0, top: 0, width: HALF, height: ogSize.height },
    { left: HALF + GAP, top: 0, width: HALF, height: ogSize.height },
  ],
  [
    { left: 0, top: 0, width: LARGE, height: ogSize.height },
    { left: LARGE + GAP, top: 0, width: SMALL, height: LOW },
    { left: LARGE + GAP, top: LOW + GAP, width: SMALL, height: LOW },
  ],
];

/** A heart on a white disc, so that the preview of a list differs from that of one home. */
const HEART = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="132" viewBox="0 0 132 132">
  <circle cx="66" cy="66" r="60" fill="#fff"/>
  <path fill="#d6335c" d="M66 99 34 66a20 20 0 0 1 28-28l4 4 4-4a20 20 0 0 1 28 28z"/>
</svg>`;

/** The picture that other sites show with the link of a list: its first homes, and a heart. */
export async function renderListPreview(homes: readonly PreviewedHome[]): Promise<Uint8Array> {
  const boxes = layouts[Math.min(homes.length, layouts.length) - 1] ?? [];
  const parts = await Promise.all(boxes.map((box, index) => homeIn(box, homes[index] as PreviewedHome)));
  const heart = { input: Buffer.from(HEART), left: 32, top: ogSize.height - 164 };
  return sharp({ create: { ...ogSize, channels: 3, background: "#fff" } })
    .composite([...parts, heart])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function homeIn(box: Box, home: PreviewedHome) {
  if ("facts" in home) return exteriorIn(box, home.facts);
  const { left, top, ...size } = box;
  return { input: await (await cutPhoto(home.photo, size)).png().toBuffer(), left, top };
}

/** Drawn as wide as the box or as its height needs, and cut to the box around the middle. */
async function exteriorIn({ left, top, width, height }: Box, facts: PictureFacts) {
  const size = { width: Math.max(width, Math.round((height * ogSize.width) / ogSize.height)), height };
  const svg = drawPicture(facts, "exterior", size) ?? "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>";
  const input = await sharp(Buffer.from(svg)).flatten().resize({ width, height, fit: "cover" }).png().toBuffer();
  return { input, left, top };
}
