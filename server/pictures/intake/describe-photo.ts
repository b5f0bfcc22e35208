import sharp, { type Sharp } from "sharp";
import { pictureHeight } from "#domain/picture/picture-sizes.ts";
import type { Focus } from "#domain/picture/property-photo.ts";

/** The placeholder of a photograph: the colours of its top, middle and bottom, as drawn pictures have them. */
export async function gradientOf(photo: Sharp): Promise<string> {
  const { data } = await photo.resize(1, 3, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true });
  const [top, middle, bottom] = [0, 3, 6].map((at) => `#${data.subarray(at, at + 3).toString("hex")}`);
  return `linear-gradient(${top}, ${middle} 46%, ${bottom} 64%)`;
}

const [COLUMNS, ROWS] = [9, 8];

/** One bit for each pair of neighbours in a small grey copy: whether the left one is brighter. */
export async function differenceHash(photo: Sharp): Promise<bigint> {
  const grey = await photo.greyscale().resize(COLUMNS, ROWS, { fit: "fill" }).raw().toBuffer();
  let bits = 0n;
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS - 1; column++) {
      const at = row * COLUMNS + column;
      bits = (bits << 1n) | ((grey[at] as number) > (grey[at + 1] as number) ? 1n : 0n);
    }
  return BigInt.asIntN(64, bits);
}

const SAMPLE = { width: 480, height: pictureHeight(480) };

/** The middle of the 3:2 part that stands out most. */
export async function focusOf(photo: Sharp, { width, height }: { width: number; height: number }): Promise<Focus> {
  const scale = Math.max(SAMPLE.width / width, SAMPLE.height / height);
  const { info } = await photo
    .resize({ ...SAMPLE, fit: "cover", position: sharp.strategy.attention })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middleOf = (offset: number | undefined, cut: number, of: number) =>
    Math.min(100, Math.max(0, Math.round(((Math.abs(offset ?? 0) + cut / 2) / (of * scale)) * 100)));
  return {
    x: middleOf(info.cropOffsetLeft, SAMPLE.width, width),
    y: middleOf(info.cropOffsetTop, SAMPLE.height, height),
  };
}
