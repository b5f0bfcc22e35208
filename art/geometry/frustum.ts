import type { Camera } from "./camera.ts";
import { minus, plus, times, type Vec } from "./vector.ts";

/** The near plane, in metres. */
const NEAR = 0.02;
/** Clips slightly outside the picture, so that clipped edges are invisible. */
const MARGIN = 1.01;

type Side = (point: Vec) => number;

/** The visible part of a polygon in camera axes; empty when nothing is visible. Clamping the projected points instead would bend edges. */
export function clipToFrustum(outline: readonly Vec[], camera: Camera): readonly Vec[] {
  return sidesOf(camera).reduce((rest, side) => (rest.length < 3 ? [] : cut(rest, side)), outline);
}

function sidesOf({ width, height, focalLength, axis = height / 2 }: Camera): Side[] {
  const across = (width / 2 / focalLength) * MARGIN;
  const above = (axis / focalLength) * MARGIN;
  const below = ((height - axis) / focalLength) * MARGIN;
  return [
    ([, , z]) => z - NEAR,
    ([x, , z]) => z * across - x,
    ([x, , z]) => z * across + x,
    ([, y, z]) => z * above - y,
    ([, y, z]) => z * below + y,
  ];
}

/** Sutherland–Hodgman clipping: keeps the part of a polygon where `side` is not negative. */
function cut(outline: readonly Vec[], side: Side): Vec[] {
  return outline.flatMap((point, i): Vec[] => {
    const next = outline[(i + 1) % outline.length] as Vec;
    const [here, there] = [side(point), side(next)];
    const inside = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return inside;
    return [...inside, plus(point, times(minus(next, point), here / (here - there)))];
  });
}
