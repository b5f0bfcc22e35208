import { ogSize, type PictureFormat, panoramaWidths, pictureWidths } from "#domain/picture/picture-sizes.ts";

export type PictureName = {
  version: string;
  /** `null` for the picture of a campaign. */
  propertyId: number | null;
  /** A key of the list of pictures, `og`, or `pano-` and the room of a panorama. */
  key: string;
  width: number;
  format: PictureFormat;
};

const urlPattern =
  /^\/img\/([1-9]\d{0,3})\/(campaign|[1-9]\d{0,9})\/([a-z][a-z0-9-]{0,39})-([1-9]\d{2,3})\.(avif|webp|jpg)$/;
const MAX_ID = 2_147_483_647;

/** The picture that a URL names; `null` for any other URL. */
export function pictureName(url: string): PictureName | null {
  const [, version, of, key, digits, format] = urlPattern.exec(url.split("?", 1)[0] ?? "") ?? [];
  if (!version || !key) return null;
  const propertyId = of === "campaign" ? null : Number(of);
  const name = { version, propertyId, key, width: Number(digits), format: format as PictureFormat };
  return (propertyId ?? 0) <= MAX_ID && isDrawnAs(name) ? name : null;
}

function isDrawnAs({ key, width, format }: PictureName): boolean {
  if (key === "og") return format === "jpg" && width === ogSize.width;
  if (key.startsWith("pano-")) return format === "webp" && includes(panoramaWidths, width);
  return format !== "jpg" && includes(pictureWidths, width);
}

function includes(widths: readonly number[], width: number): boolean {
  return widths.includes(width);
}
