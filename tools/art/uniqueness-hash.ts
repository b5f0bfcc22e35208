import sharp from "sharp";
import { drawPicture } from "#art/property/property-pictures.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { pictureHeight } from "#domain/picture/picture-sizes.ts";

/** A difference hash of 256 bits: whether each of 16 × 16 cells is brighter than its right neighbour. */
export type PictureHash = Uint8Array;

const SIDE = 16;
/** The width the picture is rendered at: small enough to be fast, large enough to show its details. */
const WIDTH = 240;

/** The hash of the first picture of a property. */
export async function heroHash(facts: PictureFacts): Promise<PictureHash> {
  const svg = drawPicture(facts, "exterior", { width: WIDTH, height: pictureHeight(WIDTH) });
  if (svg === null) throw new Error(`Property ${facts.id} has no first picture.`);
  return hashOf(Buffer.from(svg));
}

export async function hashOf(picture: Buffer): Promise<PictureHash> {
  const shrunk = sharp(picture)
    .flatten()
    .greyscale()
    .resize(SIDE + 1, SIDE, { fit: "fill" });
  const levels = await shrunk.raw().toBuffer();
  const hash = new Uint8Array((SIDE * SIDE) / 8);
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    const at = Math.floor(cell / SIDE) * (SIDE + 1) + (cell % SIDE);
    const isBrighter = (levels[at] ?? 0) > (levels[at + 1] ?? 0);
    if (isBrighter) hash[cell >> 3] = (hash[cell >> 3] ?? 0) | (1 << (cell & 7));
  }
  return hash;
}

/** The Hamming distance of two hashes, from 0 to 256. */
export function distance(a: PictureHash, b: PictureHash): number {
  let differing = 0;
  for (let i = 0; i < a.length; i++) {
    for (let bits = (a[i] ?? 0) ^ (b[i] ?? 0); bits > 0; bits &= bits - 1) differing += 1;
  }
  return differing;
}
