import type { Point } from "./canvas.ts";

/** One-point perspective: everything that recedes runs to one point on the horizon. */
export type Perspective = {
  horizon: number;
  groundLine: number;
  vanishing: number;
};

/** The screen x, at height `y`, of a ground point that stands at `x` on the ground line. */
export function onGround({ horizon, groundLine, vanishing }: Perspective, x: number, y: number): number {
  return vanishing + (x - vanishing) * depthScale({ horizon, groundLine, vanishing }, y);
}

/** How much larger things are at height `y` than on the ground line. */
export function depthScale({ horizon, groundLine }: Perspective, y: number): number {
  return (y - horizon) / (groundLine - horizon);
}

/** The point `share` of the way back to the vanishing point. */
export function recede({ horizon, vanishing }: Perspective, [x, y]: Point, share: number): Point {
  return [x + (vanishing - x) * share, y + (horizon - y) * share];
}
