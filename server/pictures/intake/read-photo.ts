import { createHash } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import {
  type IntakeJob,
  type IntakePhoto,
  type IntakeResult,
  type PhotoRefusal,
  photoRefusals,
} from "#api/photo/photo-intake.ts";
import { isPanorama, type PhotoKind, photoLimits } from "#domain/picture/photo-limits.ts";
import { differenceHash, focusOf, gradientOf } from "./describe-photo.ts";

const MILLION = 1_000_000;

/** Reads a file and returns what is stored of it. Everything but the picture stays behind: place, time, camera, profile. */
export async function readPhoto({ bytes, kind }: IntakeJob): Promise<IntakeResult> {
  try {
    const refusal = refusalOf(await sizeOf(bytes), kind);
    return refusal ?? (await convert(bytes, kind));
  } catch {
    return { refused: photoRefusals.unreadable, details: { why: "broken" } };
  }
}

type Size = { width: number; height: number };

/** The size of the upright picture. Only the head of the file is read. */
async function sizeOf(bytes: Uint8Array): Promise<Size> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return autoOrient;
}

function refusalOf({ width, height }: Size, kind: PhotoKind): PhotoRefusal | null {
  const { minShorter, minLonger, maxLonger, maxPixels } = photoLimits[kind];
  const longer = Math.max(width, height);
  if (width * height > maxPixels || longer > maxLonger) {
    const details = { width, height, maxMegapixels: maxPixels / MILLION, maxWidth: maxLonger };
    return { refused: photoRefusals.tooLarge, details };
  }
  if (Math.min(width, height) < minShorter || longer < minLonger)
    return { refused: photoRefusals.tooSmall, details: { width, height, minWidth: minLonger, minHeight: minShorter } };
  if (kind === "panorama" && !isPanorama({ width, height }))
    return { refused: photoRefusals.tooSmall, details: { width, height, why: "not twice as wide as high" } };
  return null;
}

async function convert(bytes: Uint8Array, kind: PhotoKind): Promise<IntakePhoto> {
  const { stored, quality, maxPixels } = photoLimits[kind];
  const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", sequentialRead: false })
    .autoOrient()
    .toColourspace("srgb")
    .flatten({ background: "#fff" })
    .resize({ width: stored, height: stored, fit: "inside", withoutEnlargement: true });
  const { data, info } = await upright.webp({ quality }).toBuffer({ resolveWithObject: true });
  const picture = (): Sharp => sharp(data);
  return {
    bytes: data,
    sha256: createHash("sha256").update(data).digest("hex"),
    width: info.width,
    height: info.height,
    gradient: await gradientOf(picture()),
    focus: await focusOf(picture(), info),
    dhash: await differenceHash(picture()),
  };
}
