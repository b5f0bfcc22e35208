import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import type { PictureFormat } from "#domain/picture/picture-sizes.ts";

/** One picture to draw in one or more widths, as it is sent to a renderer. */
export type PictureJob = {
  /** `null` for the picture of a campaign. */
  facts: PictureFacts | null;
  /** Further properties of a list, which its preview shows beside the first. */
  beside?: readonly PictureFacts[];
  key: string;
  /** It is drawn once, in the largest width. */
  widths: readonly number[];
  format: PictureFormat;
};

/** A renderer's answer: one file for each width, or that it does not draw this key, or an error. */
export type PictureAnswer = { files: Uint8Array[] } | { missing: true } | { fault: string };
