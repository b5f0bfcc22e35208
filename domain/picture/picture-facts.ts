import type { PicturedHome } from "./picture-keys.ts";

/** All that the pictures of a home depend on; the same facts draw the same pictures. */
export type PictureFacts = PicturedHome & {
  cityId: number;
  bedrooms: number;
  bathrooms: number;
  is3DView: boolean;
  /** Rolls the pictures anew where they came out too much like a neighbour's. */
  salt: number;
};
