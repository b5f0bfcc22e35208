import type { Face } from "#art/geometry/body.ts";
import type { Vec } from "#art/geometry/vector.ts";
import type { RoomShape } from "#art/interior/plan/room-shape.ts";

export const SHADE = "#2a1c10";
export const shadeStrip = (face: Face, opacity: number): Face => ({ ...face, opacity, unlit: true });

/** Ambient occlusion along the four edges of a floor or ceiling. */
export function edgeShade({ width, depth }: RoomShape, y: number, up: boolean): Face[] {
  const quad = (x0: number, z0: number, x1: number, z1: number): Face => {
    const points: Vec[] = [
      [x0, y, z0],
      [x1, y, z0],
      [x1, y, z1],
      [x0, y, z1],
    ];
    return shadeStrip({ points: up ? points : points.toReversed(), colour: SHADE }, 0.016);
  };
  return [0.5, 0.38, 0.26, 0.14].flatMap((reach) => [
    quad(0, 0, reach, depth),
    quad(width - reach, 0, width, depth),
    quad(0, depth - reach, width, depth),
    quad(0, 0, width, reach),
  ]);
}
