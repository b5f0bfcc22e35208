import type { Colour } from "#art/drawing/colour.ts";
import type { Face } from "./body.ts";
import type { Vec } from "./vector.ts";

/** A convex solid, followed by the details on its surface. */
export type Solid = readonly Face[];
type Ring = readonly Vec[];
type Spot = readonly [x: number, z: number];

export type Caps = { top?: boolean; bottom?: boolean };

/** Side faces between rings of equal length, from the lowest to the highest. Rings are counter-clockwise as seen from above. */
export function loft(rings: readonly Ring[], colour: Colour, { top = true, bottom = false }: Caps = {}): Face[] {
  const sides = rings.slice(1).flatMap((upper, level) => {
    const lower = rings[level] as Ring;
    return lower.map((point, i): Face => {
      const next = (i + 1) % lower.length;
      return { points: [point, lower[next] as Vec, upper[next] as Vec, upper[i] as Vec], colour };
    });
  });
  const lid: Face[] = top ? [{ points: rings.at(-1) ?? [], colour }] : [];
  const foot: Face[] = bottom ? [{ points: (rings[0] ?? []).toReversed(), colour }] : [];
  return [...foot, ...sides, ...lid];
}

/** A box, given by its lower left back corner and its size. */
export function box(x: number, y: number, z: number, w: number, h: number, d: number, colour: Colour): Face[] {
  const corners: Spot[] = [
    [x + w, z + d],
    [x + w, z],
    [x, z],
    [x, z + d],
  ];
  const ring = (level: number) => corners.map(([cx, cz]): Vec => [cx, level, cz]);
  return loft([ring(y), ring(y + h)], colour, { bottom: y > 0.02 });
}

/** A box with rounded vertical edges and a rounded top: seats, mattresses, pillows. */
export function cushion(x: number, y: number, z: number, w: number, h: number, d: number, colour: Colour): Face[] {
  const soft = Math.min(w, h, d) * 0.28;
  const ring = (level: number, inset: number) => roundedRing(x, z, w, d, soft, inset, level);
  return loft([ring(y, soft * 0.5), ring(y + soft * 0.6, 0), ring(y + h - soft, 0), ring(y + h, soft * 0.8)], colour);
}

function roundedRing(x: number, z: number, w: number, d: number, radius: number, inset: number, y: number): Vec[] {
  const [left, right, back, front] = [x + inset, x + w - inset, z + inset, z + d - inset];
  const r = Math.max(0.004, radius * 0.7 - inset * 0.3);
  return [
    [right, y, front - r],
    [right, y, back + r],
    [right - r, y, back],
    [left + r, y, back],
    [left, y, back + r],
    [left, y, front - r],
    [left + r, y, front],
    [right - r, y, front],
  ];
}

/** A solid of revolution. The outline lists pairs of radius and height from bottom to top. */
export function lathe(at: Vec, outline: readonly number[], colour: Colour, sides = 12): Face[] {
  const levels = Array.from({ length: outline.length / 2 }, (_, i) => [outline[i * 2] ?? 0, outline[i * 2 + 1] ?? 0]);
  const rings = levels.map(([radius = 0, y = 0]) =>
    Array.from({ length: sides }, (_, i): Vec => {
      const angle = ((i + 0.5) / sides) * Math.PI * 2;
      return [at[0] + Math.cos(angle) * radius, at[1] + y, at[2] - Math.sin(angle) * radius];
    }),
  );
  return loft(rings, colour, { bottom: at[1] + (outline[1] ?? 0) > 0.4 });
}

export const post = (x: number, y: number, z: number, radius: number, height: number, colour: Colour, sides = 8) =>
  lathe([x, y, z], [radius, 0, radius, height], colour, sides);

/** A face, given by the x, y and z of each corner in one flat list. */
export function face(corners: readonly number[], colour: Colour, extra: Partial<Face> = {}): Face {
  const points = Array.from({ length: corners.length / 3 }, (_, i): Vec => {
    const [x = 0, y = 0, z = 0] = corners.slice(i * 3);
    return [x, y, z];
  });
  return { points, colour, ...extra };
}

/** A vertical rectangle that faces the viewer. */
export function panel(x: number, y: number, w: number, h: number, z: number, colour: Colour): Face {
  return {
    points: [
      [x, y, z],
      [x + w, y, z],
      [x + w, y + h, z],
      [x, y + h, z],
    ],
    colour,
  };
}

/** A horizontal rectangle in local axes that faces up. */
export function sheet(x: number, z: number, w: number, d: number, y: number, colour: Colour): Face {
  return {
    points: [
      [x, y, z + d],
      [x + w, y, z + d],
      [x + w, y, z],
      [x, y, z],
    ],
    colour,
  };
}

/** A horizontal rectangle in room axes that faces up. */
export function floorQuad(x0: number, z0: number, x1: number, z1: number, y: number, colour: Colour): Face {
  return {
    points: [
      [x0, y, z0],
      [x1, y, z0],
      [x1, y, z1],
      [x0, y, z1],
    ],
    colour,
  };
}

export function translated(solid: Solid, [dx, dy, dz]: Vec): Face[] {
  return solid.map((face) => ({ ...face, points: face.points.map(([x, y, z]): Vec => [x + dx, y + dy, z + dz]) }));
}

/** Tilts a solid backwards about the x axis through `pivot`. */
export function tilted(solid: Solid, pivot: Vec, angle: number): Face[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return transformed(solid, ([x, y, z]) => {
    const [up, out] = [y - pivot[1], z - pivot[2]];
    return [x, pivot[1] + up * cos + out * sin, pivot[2] + out * cos - up * sin];
  });
}

/** Rotates a solid about the vertical axis through `pivot`. */
export function rotated(solid: Solid, pivot: Vec, angle: number): Face[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return transformed(solid, ([x, y, z]) => {
    const [dx, dz] = [x - pivot[0], z - pivot[2]];
    return [pivot[0] + dx * cos + dz * sin, y, pivot[2] + dz * cos - dx * sin];
  });
}

export function transformed(solid: Solid, move: (point: Vec) => Vec): Face[] {
  return solid.map((face) => ({ ...face, points: face.points.map(move) }));
}
