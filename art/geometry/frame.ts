import type { Face } from "./body.ts";
import { plus, times, type Vec } from "./vector.ts";

/**
 * The position and rotation of a piece. Pieces are modelled in local axes: x to the right as seen from the front, y up,
 * z towards the viewer; a frame maps these axes to the room.
 */
export type Frame = { origin: Vec; right: Vec; out: Vec };

/** A frame on the floor; turn 0 faces the south wall, π/2 the east wall. */
export function floorFrame(x: number, z: number, angle = 0, y = 0): Frame {
  return {
    origin: [x, y, z],
    right: [Math.cos(angle), 0, Math.sin(angle)],
    out: [Math.sin(angle), 0, -Math.cos(angle)],
  };
}

export function toWorld({ origin, right, out }: Frame, [x, y, z]: Vec): Vec {
  return plus(plus(origin, times(right, x)), plus([0, y, 0], times(out, z)));
}

export function placed(frame: Frame, faces: readonly Face[]): Face[] {
  return faces.map((face) => ({ ...face, points: face.points.map((point) => toWorld(frame, point)) }));
}
