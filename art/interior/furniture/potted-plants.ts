import { type Colour, lighter, shift } from "#art/drawing/colour.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { floorFrame } from "#art/geometry/frame.ts";
import { type Piece, placePiece } from "#art/geometry/place-piece.ts";
import { lathe, post, type Solid, transformed } from "#art/geometry/solid-shapes.ts";
import type { Vec } from "#art/geometry/vector.ts";
import type { RoomShape } from "#art/interior/plan/room-shape.ts";
import type { Random } from "#art/random/random.ts";

const pots: readonly Colour[] = ["#d9d2c5", "#a96a44", "#3f4a52", "#8f8478", "#efe9dd"];
const greens: readonly Colour[] = ["#4c8050", "#5d8a45", "#3f6f5a", "#6f8f52"];

/** A potted plant of one of four growth forms. */
export function plant(random: Random, size = 1): Piece {
  const habit = random.pick([areca, fig, olive, tongues]);
  return [pot(random.pick(pots), size), ...habit(random, size, random.pick(greens))];
}

const pot = (colour: Colour, s: number): Solid => [
  ...lathe([0, 0, 0], [0.13 * s, 0, 0.19 * s, 0.34 * s], colour, 12),
  ...lathe([0, 0.3 * s, 0], [0.17 * s, 0, 0.17 * s, 0.035 * s], "#4a3526", 12),
];

/** A leaf as two halves with different normals, which are shaded differently. */
function leaf(
  from: Vec,
  heading: number,
  length: number,
  rise: number,
  droop: number,
  width: number,
  colour: Colour,
): Face[] {
  const at = (share: number, aside: number): Vec => {
    const out = share * length;
    const y = from[1] + rise * share - droop * share * share;
    return [
      from[0] + Math.cos(heading) * out - Math.sin(heading) * aside * width,
      y - Math.abs(aside) * width * 0.25,
      from[2] + Math.sin(heading) * out + Math.cos(heading) * aside * width,
    ];
  };
  const half = (side: number): Face => ({
    points: [at(0, 0), at(0.35, side * 0.9), at(0.7, side * 0.7), at(1, 0), at(0.55, 0)],
    colour: side > 0 ? colour : lighter(colour, 0.05),
    twoSided: true,
  });
  return [half(1), half(-1)];
}

type Habit = (random: Random, s: number, green: Colour) => Solid[];

/** Long arching fronds from one base. */
const areca: Habit = (random, s, green) =>
  fan(13, random, (angle, i) =>
    leaf(
      [0, 0.34 * s, 0],
      angle,
      random.between(0.42, 0.62) * s,
      random.between(0.85, 1.5) * s,
      random.between(0.35, 0.75) * s,
      0.1 * s,
      tone(green, random, i),
    ),
  );

/** A stem with large flat leaves in a spiral. */
const fig: Habit = (random, s, green) => [
  post(0, 0.33 * s, 0, 0.016 * s, 0.75 * s, "#6b5139", 6),
  ...fan(14, random, (angle, i) =>
    leaf(
      [0, (0.55 + 0.05 * i) * s, 0],
      angle * 2.4,
      random.between(0.24, 0.36) * s,
      random.between(0.1, 0.24) * s,
      0.12 * s,
      0.12 * s,
      tone(green, random, i),
    ),
  ),
];

/** A small tree: a stem and a round crown of many leaves. */
const olive: Habit = (random, s) => [
  post(0, 0.33 * s, 0, 0.022 * s, 0.62 * s, "#7a6650", 6),
  ...fan(34, random, (angle, i) => {
    const level = random.between(0, 1);
    const from: Vec = [Math.cos(angle) * 0.1 * s, (0.9 + level * 0.5) * s, Math.sin(angle) * 0.1 * s];
    return leaf(
      from,
      angle + random.between(-0.5, 0.5),
      random.between(0.16, 0.3) * s * (1.2 - level * 0.5),
      (level - 0.4) * 0.3 * s,
      0.06 * s,
      0.055 * s,
      tone("#74875c", random, i),
    );
  }),
];

/** Upright blades. */
const tongues: Habit = (random, s, green) =>
  fan(12, random, (angle, i) =>
    leaf(
      [Math.cos(angle) * 0.05 * s, 0.33 * s, Math.sin(angle) * 0.05 * s],
      angle,
      random.between(0.1, 0.22) * s,
      random.between(0.6, 1) * s,
      0,
      0.045 * s,
      tone(green, random, i),
    ),
  );

function fan(count: number, random: Random, draw: (angle: number, i: number) => Face[]): Solid[] {
  const leaves = Array.from({ length: count }, (_, i) =>
    draw((i / count) * Math.PI * 2 + random.between(-0.2, 0.2), i),
  );
  return leaves.map((faces) => faces);
}

const tone = (green: Colour, random: Random, i: number) =>
  shift(green, { lightness: random.between(-0.05, 0.05) + (i % 2 ? 0.02 : 0) });

/** A potted plant in a room; leaves that would pass through a wall are moved to it. */
export function plantIn(shape: RoomShape, random: Random, x: number, z: number, size = 1): Body[] {
  const inside = ([px, y, pz]: Vec): Vec => [
    Math.min(shape.width - 0.01, Math.max(0.01, px)),
    Math.min(shape.height - 0.02, y),
    Math.min(shape.depth - 0.01, Math.max(0.01, pz)),
  ];
  return placePiece(floorFrame(x, z), plant(random, size)).map(({ faces, layer }) =>
    bodyOf(transformed(faces, inside), layer),
  );
}

/** Stems in a vase on a table. */
export function sprig(random: Random, x: number, y: number, z: number, size: number): Solid[] {
  const green = random.pick(greens);
  return fan(9, random, (angle, i) =>
    leaf(
      [x, y, z],
      angle,
      random.between(0.08, 0.2) * size,
      random.between(0.3, 0.6) * size,
      0.08 * size,
      0.04 * size,
      tone(green, random, i),
    ),
  );
}
