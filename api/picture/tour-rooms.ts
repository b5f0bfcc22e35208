import type { PictureFacts } from "#domain/picture/picture-facts.ts";

/** The rooms of a tour with the doors that lead to other rooms. Angles are radians from the middle of the picture. */
export type TourRooms = (facts: PictureFacts) => {
  room: string;
  hotspots: readonly { to: string; yaw: number; pitch: number }[];
}[];
