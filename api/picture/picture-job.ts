import type { PictureFacts } from "#domain/picture/picture-facts.ts";
import type { PictureFormat } from "#domain/picture/picture-sizes.ts";
import type { Focus } from "#domain/picture/property-photo.ts";

/** A stored photograph, and where a cut of it is centred. */
export type PhotoFile = { bytes: Uint8Array; focus: Focus };

/** One picture to draw in one or more widths, as it is sent to a renderer. */
export type PictureJob = {
  /** `null` for the picture of a campaign, and for a photograph. */
  facts: PictureFacts | null;
  /** A photograph, which is cut and scaled instead of drawn. */
  photo?: PhotoFile;
  /** Further properties of a list, which its preview shows beside the first. */
  beside?: readonly ({ facts: PictureFacts } | { photo: PhotoFile })[];
  key: string;
  /** It is drawn once, in the largest width. */
  widths: readonly number[];
  format: PictureFormat;
};

/** A renderer's answer: what the job asked for, or an error. `null` when it does not draw this key. */
export type PictureAnswer = RendererAnswer<Uint8Array[] | null>;
export type RendererAnswer<Result> = { result: Result } | { fault: string };
