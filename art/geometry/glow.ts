import type { Face, Glow } from "./body.ts";
import { cross, minus, plus, times, unit, type Vec } from "./vector.ts";

const RINGS = 10;
const CORNERS = 20;

/** Discs that face the camera position, the widest first. They do not depend on its direction, so panoramas have no seams. */
export function glowFaces({ at, radius, colour, strength }: Glow, eye: Vec): Face[] {
  const towards = unit(minus(at, eye));
  const side = unit(cross(Math.abs(towards[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0], towards));
  const up = cross(towards, side);
  return Array.from({ length: RINGS }, (_, ring) => {
    const size = radius * (1 - ring / RINGS) ** 1.3;
    const points = Array.from({ length: CORNERS }, (_, corner) => {
      const angle = (corner / CORNERS) * Math.PI * 2;
      return plus(at, plus(times(side, Math.cos(angle) * size), times(up, Math.sin(angle) * size)));
    });
    return { points, colour, opacity: strength / RINGS, unlit: true, twoSided: true };
  });
}
