import sharp, { type SharpOptions } from "sharp";

export const CAMERA_SIZE = { width: 1920, height: 1280 };

/** A drawing as a phone would photograph it: with the grain of a sensor, the camera and the place in its file. */
export async function cameraPhoto(svg: string): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 6 };
  const blank = { create: { ...CAMERA_SIZE, channels: 3 as const, background: "#808080", noise } };
  const grain = await sharp(blank as SharpOptions)
    .png({ compressionLevel: 1 })
    .toBuffer();
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
