import sharp, { type SharpOptions } from "sharp";
import type { PictureSize } from "#art/property/property-pictures.ts";

export const CAMERA_SIZE = { width: 1920, height: 1280 };

/** The grain of a sensor. */
export function grainOf({ width, height }: PictureSize): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 6 };
  const create = { width, height, channels: 3 as const, background: "#808080", noise };
  return sharp({ create } as SharpOptions)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A drawing as a phone would photograph it: with grain, and with the camera and the place in its file. */
export function cameraPhoto(svg: string, grain: Buffer): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten()
    .composite([{ input: grain, blend: "soft-light" }])
    .withExif({
      IFD0: { Make: "Mabeet", Model: "Drawn example" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "24/1 42/1 0/1", GPSLongitudeRef: "E", GPSLongitude: "46/1 40/1 0/1" },
    })
    .jpeg({ quality: 84 })
    .toBuffer();
}
