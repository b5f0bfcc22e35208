import { plainAltText } from "#domain/picture/alt-text.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";

/** The placeholder is the CSS background of the frame until the picture has loaded. */
export type PictureDescription = { placeholder: string; alt: { en: string; ar: string } };

/** Describes pictures of a property, in the order of their keys. */
export type DescribePictures = (facts: PictureFacts, keys: readonly string[]) => PictureDescription[];

/** The first picture of every property. */
export const FIRST_PICTURE = "exterior";

/** Without a renderer: one colour for every picture. */
export const plainDescriptions: DescribePictures = (_facts, keys) =>
  keys.map(() => ({ placeholder: "#e6ddcc", alt: plainAltText() }));
