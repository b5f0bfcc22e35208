import type { PicturedProperty } from "./picture-keys.ts";

/** Everything that the pictures of a property depend on; the same facts give the same pictures. */
export type PictureFacts = PicturedProperty & {
  cityId: number;
  areaId: number;
  bedrooms: number;
  bathrooms: number;
  is3DView: boolean;
  /** Whether it stands at the sea; otherwise no picture shows the sea. */
  isBySea: boolean;
  /** Changes the pictures of a property that look too much like another's. */
  salt: number;
};
