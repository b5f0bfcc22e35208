import type { Colour } from "#art/drawing/colour.ts";
import { plus, times, type Vec } from "./vector.ts";

/** One flat piece of a surface. */
export type Face = {
  points: readonly Vec[];
  colour: Colour;
  opacity?: number;
  /** Lamps, views and shadows keep their colour in any light. */
  unlit?: boolean;
  /** Leaves and cloth are seen from behind too. */
  twoSided?: boolean;
};

/** From the shell of a room to the things that stand in it; only furniture hides furniture. */
export const bodyLayers = ["shell", "marks", "views", "rugs", "light", "shadows", "trim", "furniture"] as const;
export type BodyLayer = (typeof bodyLayers)[number];

/** Faces that are painted together: a solid without dents, then the marks upon it. */
export type Body = {
  layer: BodyLayer;
  faces: readonly Face[];
  min: Vec;
  max: Vec;
  /** Light around a lamp, drawn towards the eye. */
  glow?: Glow;
  /** A flat drawing that stands upright and faces the eye: a palm, a bush. */
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
