import type { Sharp } from "sharp";
import type { PictureFormat } from "#domain/picture/picture-sizes.ts";

/** Effort 1 of AVIF takes less than half the time of effort 2 and makes files a twentieth larger. */
export const encoders: Record<PictureFormat, (drawn: Sharp) => Sharp> = {
  avif: (drawn) => drawn.avif({ quality: 50, effort: 1 }),
  webp: (drawn) => drawn.webp({ quality: 78 }),
  jpg: (drawn) => drawn.jpeg({ quality: 82, mozjpeg: true }),
};
