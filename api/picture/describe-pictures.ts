import { plainAltText } from "#domain/picture/alt-text.ts";
import type { PictureFacts } from "#domain/picture/picture-facts.ts";

/** What stands in for a picture: the CSS background of its frame until it has come, and words for who does not see it. */
export type PictureDescription = { placeholder: string; alt: { en: string; ar: string } };

/** Told of some pictures of a home by their keys, in that order. */
export type DescribePictures = (facts: PictureFacts, keys: readonly string[]) => PictureDescription[];

/** Every home is first seen from outside. */
export const FIRST_PICTURE = "exterior";

/** Where nobody draws: the colour of sand. */
export const plainDescriptions: DescribePictures = (_facts, keys) =>
  keys.map(() => ({ placeholder: "#e6ddcc", alt: plainAltText() }));
