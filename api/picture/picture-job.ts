import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import type { PictureFormat } from "#domain/picture/picture-sizes.ts";

/** One picture to be drawn, as it is handed to whoever draws it. */
export type PictureJob = {
  /** `null` for the picture of a campaign, which is of no home. */
  facts: PictureFacts | null;
  key: string;
  width: number;
  format: PictureFormat;
};

/** What comes back: the file, nothing because nobody draws this key, or what went wrong. */
export type PictureAnswer = { bytes: Uint8Array } | { missing: true } | { fault: string };
