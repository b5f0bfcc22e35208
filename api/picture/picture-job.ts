import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import type { PictureFormat } from "#domain/picture/picture-sizes.ts";

/** One picture to draw, as it is sent to a renderer. */
export type PictureJob = {
  /** `null` for the picture of a campaign. */
  facts: PictureFacts | null;
  key: string;
  width: number;
  format: PictureFormat;
};

/** A renderer's answer: the file, or that it does not draw this key, or an error. */
export type PictureAnswer = { bytes: Uint8Array } | { missing: true } | { fault: string };
