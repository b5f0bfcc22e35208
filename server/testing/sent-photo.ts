import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type SentPhoto = {
  width?: number;
  height?: number;
  seed?: number;
  orientation?: number;
  format?: "jpeg" | "png" | "webp" | "avif";
};

const channels = 3 as const;
const CAMERA = "Camera of a host";
const SCRIPT = "<script>alert(1)</script>";
const PLACE = "24/1 58/1 12345678/1000000";

/** What no file, row or answer of ours may contain: camera, text, and the seconds of the place as EXIF writes them. */
export const traces: readonly Buffer[] = [
  Buffer.from(CAMERA),
  Buffer.from(SCRIPT),
  Buffer.from(Uint32Array.of(12_345_678, 1_000_000).buffer),
];

export function hasTrace(bytes: Uint8Array): boolean {
  return traces.some((trace) => Buffer.from(bytes).includes(trace));
}

/**
 * A photograph as a phone sends it: with place, time and a text in its metadata, and possibly on its side. It is red at the
 * top left of the upright picture and blue elsewhere; `seed` makes another picture.
 */
export async function sentPhoto({
  width = 2_000,
  height = 1_500,
  seed = 1,
  orientation = 1,
  format = "jpeg",
}: SentPhoto = {}): Promise<Buffer> {
  const mark = {
    create: { width: Math.floor(width / 2), height: Math.floor(height / 2), channels, background: "#e02020" },
  };
  const band = { create: { width, height: 40, channels, background: "#f0f0f0" } };
  const { data, info } = await sharp({
    create: { width, height, channels, background: { r: 20, g: (seed * 37) % 200, b: 220 } },
  })
    .composite([
      { input: mark, left: 0, top: 0 },
      { input: band, left: 0, top: Math.min(height - 40, (seed * 173) % height) },
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  // A camera that was held upright stores the picture on its side and says so.
  return sharp(data, { raw })
    .rotate(orientation === 6 ? -90 : 0)
    .withExif({
      IFD0: { Make: CAMERA, ImageDescription: SCRIPT, Orientation: String(orientation) },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: PLACE, GPSLongitudeRef: "E", GPSLongitude: PLACE },
    })
    .withMetadata({ orientation })
    .toFormat(format, format === "avif" ? { effort: 0 } : {})
    .toBuffer();
}

/** A small PNG file that fills a whole memory when it is unpacked. */
export function pictureBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit for each pixel.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  const start = Buffer.from("\u0089PNG\r\n\u001a\n", "latin1");
  return Buffer.concat([start, pngChunk("IHDR", header), pngChunk("IDAT", rows), pngChunk("IEND", Buffer.alloc(0))]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
