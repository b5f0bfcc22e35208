import type { Point } from "./canvas.ts";

/** One-point perspective: all receding lines meet at one point on the horizon. */
export type Perspective = {
  horizon: number;
  groundLine: number;
  vanishing: number;
};

/** The canvas x, at height `y`, of the receding line that crosses the ground line at `x`. */
export function onGround({ horizon, groundLine, vanishing }: Perspective, x: number, y: number): number {
  return vanishing + (x - vanishing) * depthScale({ horizon, groundLine, vanishing }, y);
}

/** The scale of objects that stand at height `y`, relative to the ground line. */
export function depthScale({ horizon, groundLine }: Perspective, y: number): number {
  return (y - horizon) / (groundLine - horizon);
}

/** Moves a point towards the vanishing point by `share` of the distance. */
export function recede({ horizon, vanishing }: Perspective, [x, y]: Point, share: number): Point {
  return [x + (vanishing - x) * share, y + (horizon - y) * share];
}
