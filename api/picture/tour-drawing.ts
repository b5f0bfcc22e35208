import type { PictureFacts } from "#domain/picture/picture-facts.ts";

/** Where the doors of a tour are: known to whoever draws its rooms. Angles are radians from the picture's middle. */
export type TourDrawing = (facts: PictureFacts) => {
  room: string;
  hotspots: readonly { to: string; yaw: number; pitch: number }[];
}[];
