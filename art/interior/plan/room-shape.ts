import type { Frame } from "#art/geometry/frame.ts";

/** The interior size of a room in metres; the south wall is at z = 0, the north wall at z = depth. */
export type RoomShape = { width: number; depth: number; height: number };

export const walls = ["north", "east", "south", "west"] as const;
export type Wall = (typeof walls)[number];

export const wallLength = ({ width, depth }: RoomShape, wall: Wall) =>
  wall === "north" || wall === "south" ? width : depth;

/** The frame of a wall as seen from inside: x from its left end, y up, z into the room. */
export function wallFrame({ width, depth }: RoomShape, wall: Wall, along = 0): Frame {
  const frames: Record<Wall, Frame> = {
    north: { origin: [along, 0, depth], right: [1, 0, 0], out: [0, 0, -1] },
    east: { origin: [width, 0, depth - along], right: [0, 0, -1], out: [-1, 0, 0] },
    south: { origin: [width - along, 0, 0], right: [-1, 0, 0], out: [0, 0, 1] },
    west: { origin: [0, 0, along], right: [0, 0, 1], out: [1, 0, 0] },
  };
  return frames[wall];
}
