import type { Colour } from "#art/drawing/colour.ts";
import { plus, times, type Vec } from "./vector.ts";

/** A flat polygon. */
export type Face = {
  points: readonly Vec[];
  colour: Colour;
  opacity?: number;
  /** Lamps, window views and shadows are not shaded. */
  unlit?: boolean;
  /** Also visible from behind, such as leaves and cloth. */
  twoSided?: boolean;
};

/** In paint order. Only bodies of the last layer are sorted by depth. */
export const bodyLayers = ["shell", "marks", "views", "rugs", "light", "shadows", "trim", "furniture"] as const;
export type BodyLayer = (typeof bodyLayers)[number];

/** Faces that are painted together: a convex solid, then the details on its surface. */
export type Body = {
  layer: BodyLayer;
  faces: readonly Face[];
  min: Vec;
  max: Vec;
  /** The glow of a lamp, as discs that face the camera. */
  glow?: Glow;
  /** A 2D drawing that always faces the camera: a palm, a bush. */
  sprite?: Sprite;
};

export type Sprite = { at: Vec; draw: (x: number, y: number, pixelsPerMetre: number) => string };

export type Glow = { at: Vec; radius: number; colour: Colour; strength: number };

export function bodyOf(faces: readonly Face[], layer: BodyLayer = "furniture"): Body {
  const points = faces.flatMap((face) => face.points);
  const edge = (pick: (...values: number[]) => number): Vec => {
    const at = (axis: 0 | 1 | 2) => points.reduce((found, point) => pick(found, point[axis]), points[0]?.[axis] ?? 0);
    return [at(0), at(1), at(2)];
  };
  return { layer, faces, min: edge(Math.min), max: edge(Math.max) };
}

export function glowBody(glow: Glow): Body {
  return { layer: "furniture", faces: [], min: glow.at, max: glow.at, glow };
}

export function spriteBody(sprite: Sprite, width: number, height: number): Body {
  const [x, y, z] = sprite.at;
  return {
    layer: "furniture",
    faces: [],
    min: [x - width / 2, y, z - 0.1],
    max: [x + width / 2, y + height, z + 0.1],
    sprite,
  };
}

export const centreOf = ({ min, max }: Body): Vec => times(plus(min, max), 0.5);
