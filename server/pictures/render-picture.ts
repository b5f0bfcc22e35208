import sharp, { type Sharp } from "sharp";
import type { PictureJob } from "#api/picture/picture-job.ts";
import { drawPicture, type PictureSize } from "#art/property/property-pictures.ts";
import { drawCampaign } from "#art/site-pictures/campaigns.ts";
import { isCampaignPicture } from "#domain/picture/campaign-pictures.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import { campaignHeight, ogSize, type PictureFormat, pictureHeight } from "#domain/picture/picture-sizes.ts";
import { type CubeFace, cubeFaces, panoramaOf } from "./cube-panorama.ts";
import { roomFaces } from "./room-panorama.ts";

const PANORAMA = "pano-";

type PropertyJob = PictureJob & { facts: PictureFacts };

/** The encoded file of one picture; `null` for an unknown key. */
export async function renderPicture(job: PictureJob): Promise<Uint8Array | null> {
  const { facts, key, width, format } = job;
  if (facts === null) return encoded(campaignSvg(key, { width, height: campaignHeight(width) }), format);
  return key.startsWith(PANORAMA) ? renderPanorama({ ...job, facts }) : encoded(propertySvg({ ...job, facts }), format);
}

function campaignSvg(key: string, size: PictureSize): string | null {
  return isCampaignPicture(key) ? drawCampaign(key, size) : null;
}

function propertySvg({ facts, key, width }: PropertyJob): string | null {
  if (key === "og") return drawPicture(facts, "exterior", ogSize);
  return drawPicture(facts, key, { width, height: pictureHeight(width) });
}

const encoders: Record<PictureFormat, (drawn: Sharp) => Sharp> = {
  avif: (drawn) => drawn.avif({ quality: 50, effort: 2 }),
  webp: (drawn) => drawn.webp({ quality: 78 }),
  jpg: (drawn) => drawn.jpeg({ quality: 82, mozjpeg: true }),
};

async function encoded(svg: string | null, format: PictureFormat): Promise<Uint8Array | null> {
  return svg === null ? null : encoders[format](sharp(Buffer.from(svg)).flatten()).toBuffer();
}

async function renderPanorama({ facts, key, width }: PropertyJob): Promise<Uint8Array | null> {
  const side = width / 4;
  const drawn = roomFaces(facts, key.slice(PANORAMA.length), side);
  if (drawn === null) return null;
  const faces: Partial<Record<CubeFace, Uint8Array>> = {};
  for (const face of cubeFaces) faces[face] = await sharp(Buffer.from(drawn[face])).flatten().raw().toBuffer();
  const pixels = panoramaOf({ side, faces: faces as Record<CubeFace, Uint8Array> }, width);
  const raw = { width, height: width / 2, channels: 3 } as const;
  return sharp(pixels, { raw }).webp({ quality: 80 }).toBuffer();
}
