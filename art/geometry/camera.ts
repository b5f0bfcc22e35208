import type { Point } from "#art/drawing/canvas.ts";
import { minus, type Vec } from "./vector.ts";

/** Where the eye is, where it looks (radians; yaw 0 is +z, pitch up is positive), and the field it fills in pixels. */
export type CameraSetup = {
  eye: Vec;
  yaw: number;
  pitch: number;
  /** Pixels per metre at one metre from the eye. */
  focalLength: number;
  width: number;
  height: number;
  /** Screen height of the optical axis; a lens shifted up or down keeps verticals upright. */
  axis?: number;
};

export type Camera = CameraSetup & {
  /** From the world to the eye's own axes: right, up, forward. */
  toCameraAxes(point: Vec): Vec;
  /** From the eye's axes to the picture. */
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

/** Turns a camera towards a point at any height; the pitch stays as given. */
export function yawTowards(from: Vec, to: Vec): number {
  return Math.atan2(to[0] - from[0], to[2] - from[2]);
}
