import sharp from "sharp";
import type { PictureJob } from "#api/picture/picture-job.ts";
import { drawPicture, type PictureSize } from "#art/property/property-pictures.ts";
import { drawCampaign } from "#art/site-pictures/campaigns.ts";
import { isCampaignPicture } from "#domain/picture/campaign-pictures.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { campaignHeight, ogSize, type PictureFormat, pictureHeight } from "#domain/picture/picture-sizes.ts";
import { type CubeFace, cubeFaces, panoramaOf } from "./cube-panorama.ts";
import { encoders } from "./encoders.ts";
import { renderListPreview } from "./list-preview.ts";
import { renderPhoto } from "./render-photo.ts";
import { roomFaces } from "./room-panorama.ts";

const PANORAMA = "pano-";

/** The encoded files of one picture, one for each width; `null` for an unknown key. */
export async function renderPicture(job: PictureJob): Promise<Uint8Array[] | null> {
  const { facts, photo, key, widths, format } = job;
  const first = photo ? { photo } : facts && { facts };
  if (first && key === "list") return [await renderListPreview([first, ...(job.beside ?? [])])];
  if (photo) return Promise.all(widths.map((width) => renderPhoto(photo, { key, width, format })));
  if (facts && key.startsWith(PANORAMA)) return renderPanorama(facts, key.slice(PANORAMA.length), widths);
  const sizes = widths.map((width) => sizeOf(facts, key, width));
  const largest = sizes.toSorted((one, other) => other.width - one.width)[0];
  const svg = largest ? svgOf(facts, key, largest) : null;
  return svg === null ? null : encodeAll(svg, sizes, format);
}

function sizeOf(facts: PictureFacts | null, key: string, width: number): PictureSize {
  if (facts === null) return { width, height: campaignHeight(width) };
  return key === "og" ? ogSize : { width, height: pictureHeight(width) };
}

function svgOf(facts: PictureFacts | null, key: string, size: PictureSize): string | null {
  if (facts === null) return isCampaignPicture(key) ? drawCampaign(key, size) : null;
  return drawPicture(facts, key === "og" ? "exterior" : key, size);
}

/** Rasterises once and scales down, because rasterising takes longer than everything else. */
async function encodeAll(svg: string, sizes: readonly PictureSize[], format: PictureFormat): Promise<Uint8Array[]> {
  const drawn = sharp(Buffer.from(svg)).flatten();
  if (sizes.length === 1) return [await encoders[format](drawn).toBuffer()];
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files: Uint8Array[] = [];
  for (const size of sizes) {
    const scaled = sharp(data, { raw: { width, height, channels } }).resize({ ...size, fit: "fill" });
    files.push(await encoders[format](scaled).toBuffer());
  }
  return files;
}

async function renderPanorama(
  facts: PictureFacts,
  room: string,
  widths: readonly number[],
): Promise<Uint8Array[] | null> {
  const files = await Promise.all(widths.map((width) => panoramaFile(facts, room, width)));
  return files.every((file) => file !== null) ? files : null;
}

async function panoramaFile(facts: PictureFacts, room: string, width: number): Promise<Uint8Array | null> {
  const side = width / 4;
  const drawn = roomFaces(facts, room, side);
  if (drawn === null) return null;
  const faces: Partial<Record<CubeFace, Uint8Array>> = {};
  for (const face of cubeFaces) faces[face] = await sharp(Buffer.from(drawn[face])).flatten().raw().toBuffer();
  const pixels = panoramaOf({ side, faces: faces as Record<CubeFace, Uint8Array> }, width);
  const raw = { width, height: width / 2, channels: 3 } as const;
  return sharp(pixels, { raw }).webp({ quality: 80 }).toBuffer();
}
