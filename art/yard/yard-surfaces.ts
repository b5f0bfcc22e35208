import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { floorQuad } from "#art/geometry/solid-shapes.ts";
import type { Random } from "#art/random/random.ts";

export type Area = { x: number; z: number; w: number; d: number };

const steps = (from: number, to: number, size: number) =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / size) - 1) }, (_, i) => from + (i + 1) * size);

/** Paving with joints and a dark edge. */
export function paving({ x, z, w, d }: Area, colour: Colour, size = 0.6, random?: Random): Body {
  const [right, far] = [x + w, z + d];
  const joint = darker(colour, 0.06);
  const tones: Face[] = random
    ? steps(x - size, right, size).flatMap((cx) =>
        steps(z - size, far, size).flatMap((cz) =>
          random.chance(0.3)
            ? [
                floorQuad(
                  cx,
                  cz,
                  Math.min(right, cx + size),
                  Math.min(far, cz + size),
                  0.004,
                  lighter(colour, random.between(-0.02, 0.02)),
                ),
              ]
            : [],
        ),
      )
    : [];
  return bodyOf(
    [
      floorQuad(x - 0.04, z - 0.04, right + 0.04, far + 0.02, 0, darker(colour, 0.14)),
      floorQuad(x, z, right, far, 0.003, colour),
      ...tones,
      ...steps(x, right, size).map((at) => floorQuad(at, z, at + 0.014, far, 0.005, joint)),
      ...steps(z, far, size).map((at) => floorQuad(x, at, right, at + 0.014, 0.005, joint)),
    ],
    "marks",
  );
}

/** Wooden boards that run away from the camera. */
export function decking({ x, z, w, d }: Area, colour: Colour): Body {
  return bodyOf(
    [
      floorQuad(x - 0.03, z - 0.03, x + w + 0.03, z + d, 0, darker(colour, 0.16)),
      floorQuad(x, z, x + w, z + d, 0.003, colour),
      ...steps(x, x + w, 0.28).map((at, i) =>
        floorQuad(at, z, at + (i % 3 ? 0.012 : 0.02), z + d, 0.005, darker(colour, 0.08)),
      ),
    ],
    "marks",
  );
}

/** A horizontal disc. */
export function disc(cx: number, cz: number, radius: number, y: number, colour: Colour, wide = 1): Face {
  return {
    points: Array.from({ length: 36 }, (_, i) => {
      const angle = (i / 18) * Math.PI;
      return [cx + Math.cos(angle) * radius * wide, y, cz + Math.sin(angle) * radius] as const;
    }),
    colour,
  };
}

/** Grass with mowing stripes that run away from the camera. */
export function lawn({ x, z, w, d }: Area, colour: Colour): Body {
  const stripes = steps(x, x + w, 0.9).filter((_, i) => i % 2 === 0);
  return bodyOf(
    [
      floorQuad(x, z, x + w, z + d, 0.001, colour),
      ...stripes.map((at) => floorQuad(at, z, Math.min(x + w, at + 0.9), z + d, 0.002, lighter(colour, 0.025))),
    ],
    "marks",
  );
}
