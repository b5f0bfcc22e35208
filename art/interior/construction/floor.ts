import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { floorQuad } from "#art/geometry/solid-shapes.ts";
import type { FloorKind } from "#art/interior/plan/interior-traits.ts";
import type { Plan } from "#art/interior/plan/room-plan.ts";
import type { RoomShape } from "#art/interior/plan/room-shape.ts";
import type { Random } from "#art/random/random.ts";
import { edgeShade } from "./edge-shading.ts";

export function floorBodies({ shape, palette, traits, random }: Plan): Body[] {
  const { width, depth } = shape;
  const ground = floorQuad(0, 0, width, depth, 0, palette.floor);
  const marks = patterns[traits.floor](shape, palette.floor, random("floor"));
  return [bodyOf([ground], "shell"), bodyOf([...marks, ...edgeShade(shape, 0.002, true)], "marks")];
}

type Pattern = (shape: RoomShape, colour: Colour, random: Random) => Face[];

const steps = (end: number, size: number) => Array.from({ length: Math.ceil(end / size) }, (_, i) => i * size);
const JOINT = 0.012;

/** Boards along the room, in slightly different tones, with staggered ends. */
const planks: Pattern = ({ width, depth }, colour, random) =>
  steps(width, 0.22).flatMap((x) => {
    const right = Math.min(width, x + 0.22);
    const end = random.between(0.4, 2.4);
    const tone = random.between(-0.025, 0.025);
    const tones = steps(depth - end, 2.4).map((from, i) => {
      const far = Math.min(depth, end + from + 2.4);
      return floorQuad(x, end + from, right, far, 0.001, lighter(colour, tone * (i % 2 ? -1 : 1)));
    });
    const joints = steps(depth - end, 2.4).map((from) =>
      floorQuad(x, end + from, right, end + from + JOINT, 0.0012, darker(colour, 0.07)),
    );
    return [...tones, floorQuad(x, 0, x + JOINT, depth, 0.0012, darker(colour, 0.075)), ...joints];
  });

const tiles: Pattern = ({ width, depth }, colour, random) => {
  const size = random.pick([0.6, 0.8, 1]);
  const cells = steps(width, size).flatMap((x) =>
    steps(depth, size).flatMap((z) =>
      random.chance(0.35)
        ? [
            floorQuad(
              x,
              z,
              Math.min(width, x + size),
              Math.min(depth, z + size),
              0.001,
              lighter(colour, random.pick([-0.014, 0.012])),
            ),
          ]
        : [],
    ),
  );
  const joint = darker(colour, 0.06);
  return [
    ...cells,
    ...steps(width, size).map((x) => floorQuad(x, 0, x + JOINT, depth, 0.0012, joint)),
    ...steps(depth, size).map((z) => floorQuad(0, z, width, z + JOINT, 0.0012, joint)),
  ];
};

const herringbone: Pattern = ({ width, depth }, colour) =>
  steps(width, 0.36).flatMap((x, column) =>
    steps(depth, 0.3).map((z, row): Face => {
      const rise = column % 2 ? 0.3 : -0.3;
      const right = Math.min(width, x + 0.36);
      const tone = ((row + column) % 3) * 0.014 - 0.014;
      const at = (level: number) => Math.max(0, Math.min(depth, level));
      return {
        points: [
          [x, 0.001, at(z)],
          [right, 0.001, at(z + rise)],
          [right, 0.001, at(z + rise + 0.28)],
          [x, 0.001, at(z + 0.28)],
        ],
        colour: lighter(colour, tone - (column % 2 ? 0.02 : 0)),
      };
    }),
  );

const patterns: Record<FloorKind, Pattern> = { planks, tiles, herringbone, plain: () => [] };
