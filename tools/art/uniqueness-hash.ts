import sharp from "sharp";
import { drawPicture } from "#art/property/property-pictures.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { pictureHeight } from "#domain/picture/picture-sizes.ts";

/** 256 bits: whether each of 16 × 16 places is brighter than its neighbour. */
export type PictureHash = Uint8Array;

const SIDE = 16;
/** Small enough to be quick, large enough that a palm is still a palm. */
const WIDTH = 240;

/** What the first picture of a home looks like from far away. */
export async function heroHash(facts: PictureFacts): Promise<PictureHash> {
  const svg = drawPicture(facts, "exterior", { width: WIDTH, height: pictureHeight(WIDTH) });
  if (svg === null) throw new Error(`Home ${facts.id} has no first picture.`);
  return hashOf(Buffer.from(svg));
}

export async function hashOf(picture: Buffer): Promise<PictureHash> {
  const shrunk = sharp(picture)
    .flatten()
    .greyscale()
    .resize(SIDE + 1, SIDE, { fit: "fill" });
  const levels = await shrunk.raw().toBuffer();
  const hash = new Uint8Array((SIDE * SIDE) / 8);
  for (let place = 0; place < SIDE * SIDE; place++) {
    const at = Math.floor(place / SIDE) * (SIDE + 1) + (place % SIDE);
    const isBrighter = (levels[at] ?? 0) > (levels[at + 1] ?? 0);
    if (isBrighter) hash[place >> 3] = (hash[place >> 3] ?? 0) | (1 << (place & 7));
  }
  return hash;
}

/** In how many of the 256 places two pictures differ. */
export function distance(a: PictureHash, b: PictureHash): number {
  let differing = 0;
  for (let i = 0; i < a.length; i++) {
    for (let bits = (a[i] ?? 0) ^ (b[i] ?? 0); bits > 0; bits &= bits - 1) differing += 1;
  }
  return differing;
}
