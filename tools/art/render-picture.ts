import sharp from "sharp";
import type { PictureJob } from "#api/picture/picture-job.ts";
import { drawPicture } from "#art/home/home-pictures.ts";
import { pictureHeight } from "#domain/picture/picture-sizes.ts";
import { type CubeFace, cubeFaces, panoramaOf } from "./cube-panorama.ts";
import { roomFaces } from "./room-panorama.ts";

const PANORAMA = "pano-";

/** The file of one picture of a home; `null` when the grammar does not draw this key. */
export function renderPicture(job: PictureJob): Promise<Uint8Array | null> {
  return job.key.startsWith(PANORAMA) ? renderPanorama(job) : renderScene(job);
}

async function renderScene({ facts, key, width, format }: PictureJob): Promise<Uint8Array | null> {
  const svg = drawPicture(facts, key, { width, height: pictureHeight(width) });
  if (svg === null) return null;
  const drawn = sharp(Buffer.from(svg)).flatten();
  return format === "avif" ? drawn.avif({ quality: 50, effort: 2 }).toBuffer() : drawn.webp({ quality: 78 }).toBuffer();
}

async function renderPanorama({ facts, key, width }: PictureJob): Promise<Uint8Array | null> {
  const side = width / 4;
  const drawn = roomFaces(facts, key.slice(PANORAMA.length), side);
  if (drawn === null) return null;
  const faces: Partial<Record<CubeFace, Uint8Array>> = {};
  for (const face of cubeFaces) faces[face] = await sharp(Buffer.from(drawn[face])).flatten().raw().toBuffer();
  const pixels = panoramaOf({ side, faces: faces as Record<CubeFace, Uint8Array> }, width);
  const raw = { width, height: width / 2, channels: 3 } as const;
  return sharp(pixels, { raw }).webp({ quality: 80 }).toBuffer();
}
