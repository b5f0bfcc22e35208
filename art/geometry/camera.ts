import type { Point } from "#art/drawing/canvas.ts";
import { minus, type Vec } from "./vector.ts";

/** Position, direction (radians; yaw 0 is +z, a positive pitch looks up) and picture size in pixels. */
export type CameraSetup = {
  eye: Vec;
  yaw: number;
  pitch: number;
  /** Pixels per metre at a distance of one metre. */
  focalLength: number;
  width: number;
  height: number;
  /** The y of the optical axis in the picture. Shifting it, instead of pitching the camera, keeps vertical lines vertical. */
  axis?: number;
};

export type Camera = CameraSetup & {
  /** From world axes to camera axes: right, up, forward. */
  toCameraAxes(point: Vec): Vec;
  /** From camera axes to picture coordinates. */
  project(point: Vec): Point;
};

export function cameraAt(setup: CameraSetup): Camera {
  const { eye, yaw, pitch, focalLength, width, height, axis = height / 2 } = setup;
  const [cosY, sinY, cosP, sinP] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  return {
    ...setup,
    toCameraAxes(point) {
      const [x, y, z] = minus(point, eye);
      const ahead = x * sinY + z * cosY;
      return [x * cosY - z * sinY, y * cosP - ahead * sinP, y * sinP + ahead * cosP];
    },
    project: ([x, y, z]) => [width / 2 + (x * focalLength) / z, axis - (y * focalLength) / z],
  };
}

/** The yaw that turns a camera towards a point; it ignores the height. */
export function yawTowards(from: Vec, to: Vec): number {
  return Math.atan2(to[0] - from[0], to[2] - from[2]);
}
