import sharp, { type Sharp } from "sharp";
import type { PhotoFile } from "#api/picture/picture-job.ts";
import { ogSize, type PictureFormat, pictureHeight } from "#domain/picture/picture-sizes.ts";
import { encoders } from "./encoders.ts";

type Size = { width: number; height: number };
type Wanted = { key: string; width: number; format: PictureFormat };

/** A photograph in one size: cut around what stands out, or as a whole. */
export async function renderPhoto(photo: PhotoFile, { key, width, format }: Wanted): Promise<Uint8Array> {
  if (key.startsWith("pano-")) return (await scaled(photo, width)).webp({ quality: 80 }).toBuffer();
  if (key.startsWith("whole-")) return encoders[format](await scaled(photo, width)).toBuffer();
  const size = key === "og" ? ogSize : { width, height: pictureHeight(width) };
  return encoders[format](await cutPhoto(photo, size)).toBuffer();
}

/** A photograph is never larger than it is stored. */
async function scaled({ bytes }: PhotoFile, width: number): Promise<Sharp> {
  return sharp(bytes).resize({ width, withoutEnlargement: true });
}

/** The largest part of this ratio whose middle is as near to the focus as the edges allow. */
export async function cutPhoto({ bytes, focus }: PhotoFile, size: Size): Promise<Sharp> {
  const { width, height } = await sharp(bytes).metadata();
  const scale = Math.min(width / size.width, height / size.height);
  const part = { width: Math.floor(size.width * scale), height: Math.floor(size.height * scale) };
  const left = startOf(focus.x, part.width, width);
  const top = startOf(focus.y, part.height, height);
  return sharp(bytes)
    .extract({ left, top, ...part })
    .resize({ ...size, fit: "fill" });
}

function startOf(percent: number, length: number, of: number): number {
  const start = Math.round((percent / 100) * of - length / 2);
  return Math.min(Math.max(0, start), of - length);
}
