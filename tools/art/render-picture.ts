import sharp from "sharp";
import type { PictureJob } from "#api/picture/picture-job.ts";
import { pictureHeight } from "#domain/picture/picture-sizes.ts";
import { drawPicture } from "./home-art.ts";

/** The file of one picture of a home; `null` when the grammar does not draw this key. */
export async function renderPicture({ facts, key, width, format }: PictureJob): Promise<Uint8Array | null> {
  const svg = drawPicture(facts, key, { width, height: pictureHeight(width) });
  if (svg === null) return null;
  const drawn = sharp(Buffer.from(svg)).flatten();
  return format === "avif" ? drawn.avif({ quality: 50, effort: 2 }).toBuffer() : drawn.webp({ quality: 78 }).toBuffer();
}
