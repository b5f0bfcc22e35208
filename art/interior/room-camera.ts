import { type Camera, cameraAt, yawTowards } from "#art/geometry/camera.ts";
import type { Vec } from "#art/geometry/vector.ts";
import { viewportOf } from "#art/geometry/viewport.ts";
import type { RoomView } from "#art/interior/plan/room-plan.ts";
import type { RoomShape } from "#art/interior/plan/room-shape.ts";

const EYE = 1.45;
const PITCH = -0.09;
const FROM_WALL = 0.25;
/** A horizontal field of view of 73° across 1600 pixels. */
const FOCAL_LENGTH = 800 / Math.tan((73 / 360) * Math.PI);

export function roomCamera(
  { width, depth }: RoomShape,
  view: RoomView,
  size: { width: number; height: number },
): Camera {
  const x: Record<RoomView, number> = {
    centre: width * 0.5,
    "left-corner": width * 0.12,
    "right-corner": width * 0.88,
  };
  const eye: Vec = [x[view], EYE, FROM_WALL];
  const aim: Record<RoomView, number> = {
    centre: width * 0.5,
    "left-corner": width * 0.6,
    "right-corner": width * 0.4,
  };
  return cameraAt({
    eye,
    yaw: yawTowards(eye, [aim[view], EYE, depth * 0.66]),
    pitch: PITCH,
    focalLength: FOCAL_LENGTH,
    ...viewportOf(size),
  });
}
