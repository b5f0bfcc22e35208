import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import type { Face } from "#art/geometry/body.ts";
import type { Piece } from "#art/geometry/place-piece.ts";
import { box, lathe, panel, post, type Solid } from "#art/geometry/solid-shapes.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";
import type { Random } from "#art/random/random.ts";
import { bowlOfFruit } from "./tables.ts";

export type KitchenStyle = { cabinet: Colour; top: Colour; shaker: boolean };

export function kitchenStyle(palette: RoomPalette, random: Random): KitchenStyle {
  return {
    cabinet: random.pick([palette.textile, "#f4f1ea", lighter(palette.wood, 0.12), palette.accent, "#e9e4da"]),
    top: random.pick(["#f3f1ee", "#3b3a3c", "#d8cbb6", "#8a7f74"]),
    shaker: random.chance(0.5),
  };
}

const cells = (from: number, to: number, size: number) => {
  const count = Math.max(1, Math.round((to - from) / size));
  const wide = (to - from) / count;
  return Array.from({ length: count }, (_, i) => ({ x: from + wide * i, wide }));
};

function fronts(from: number, to: number, y: number, h: number, z: number, style: KitchenStyle, metal: Colour): Face[] {
  const tone = lighter(style.cabinet, 0.03);
  return cells(from, to, 0.58).flatMap(({ x, wide }) => [
    panel(x + 0.008, y, wide - 0.016, h, z, tone),
    ...(style.shaker ? [panel(x + 0.07, y + 0.07, wide - 0.14, h - 0.14, z + 0.002, darker(tone, 0.035))] : []),
    panel(x + wide / 2 - 0.08, y + (h > 0.5 && y < 0.5 ? h - 0.06 : 0.05), 0.16, 0.018, z + 0.004, metal),
  ]);
}

/** Base units with a worktop from `from` to `to` along a wall, with a hob and a sink. */
export function baseUnits(palette: RoomPalette, style: KitchenStyle, from: number, to: number): Piece {
  const hob = from + (to - from) * 0.34;
  const sink = from + (to - from) * 0.72;
  return [
    box(from, 0, 0.01, to - from, 0.1, 0.52, darker(style.cabinet, 0.25)),
    [
      ...box(from, 0.1, 0.01, to - from, 0.77, 0.59, style.cabinet),
      ...fronts(from, to, 0.13, 0.71, 0.602, style, palette.metal),
      ...oven(hob),
    ],
    [...box(from - 0.01, 0.87, 0, to - from + 0.02, 0.04, 0.63, style.top), ...plates(hob), basin(sink)],
    tap(sink, palette.metal),
  ];
}

const oven = (x: number): Face[] => [
  panel(x - 0.29, 0.13, 0.58, 0.71, 0.606, "#3a3d40"),
  panel(x - 0.24, 0.2, 0.48, 0.4, 0.608, "#1f2426"),
  panel(x - 0.22, 0.66, 0.44, 0.025, 0.61, "#b9bdc0"),
];

/** The hob in the worktop: a dark plate with four rings. */
function plates(x: number): Face[] {
  const y = 0.913;
  const at = (px: number, pz: number, w: number, d: number, level: number, colour: Colour): Face => ({
    points: [
      [px, level, pz + d],
      [px + w, level, pz + d],
      [px + w, level, pz],
      [px, level, pz],
    ],
    colour,
  });
  const rings = [-0.14, 0.14].flatMap((dx) =>
    [0.2, 0.42].map((z) => at(x + dx - 0.07, z - 0.06, 0.14, 0.12, y + 0.001, "#4a4d50")),
  );
  return [at(x - 0.28, 0.1, 0.56, 0.44, y, "#1c1e20"), ...rings];
}

const basin = (x: number): Face => ({
  points: [
    [x - 0.26, 0.914, 0.5],
    [x + 0.26, 0.914, 0.5],
    [x + 0.26, 0.914, 0.16],
    [x - 0.26, 0.914, 0.16],
  ],
  colour: "#a9b0b3",
});

const tap = (x: number, metal: Colour): Solid => [
  ...post(x, 0.91, 0.12, 0.014, 0.26, metal, 6),
  ...box(x - 0.012, 1.15, 0.12, 0.024, 0.022, 0.16, metal),
];

/** Wall units, with a gap for the hood. */
export function wallUnits(palette: RoomPalette, style: KitchenStyle, from: number, to: number, hob: number): Piece {
  const runs = [
    [from, hob - 0.36],
    [hob + 0.36, to],
  ].filter(([a = 0, b = 0]) => b - a > 0.4);
  return runs.map(([a = 0, b = 0]) => [
    ...box(a, 1.5, 0.01, b - a, 0.72, 0.34, lighter(style.cabinet, 0.015)),
    ...fronts(a, b, 1.52, 0.68, 0.352, style, palette.metal),
  ]);
}

export const hood = (x: number, ceiling: number): Piece => [
  box(x - 0.3, 1.58, 0.02, 0.6, 0.09, 0.46, "#b9bdc0"),
  box(x - 0.13, 1.67, 0.02, 0.26, ceiling - 1.67, 0.26, "#c6cacd"),
];

/** The splashback: tiles between worktop and wall units, a few in the second colour. */
export function splash(palette: RoomPalette, random: Random, from: number, to: number): Face[] {
  const tone = lighter(palette.wall, 0.02);
  const size = 0.15;
  const rows = [0.92, 1.07, 1.22, 1.37];
  const columns = cells(from, to, size);
  return [
    panel(from, 0.91, to - from, 0.6, 0.006, darker(palette.wall, 0.07)),
    ...columns.flatMap(({ x, wide }) =>
      rows.map((y) =>
        panel(
          x + 0.005,
          y,
          wide - 0.01,
          size - 0.01,
          0.008,
          random.chance(0.14) ? palette.second : lighter(tone, random.between(-0.02, 0.015)),
        ),
      ),
    ),
  ];
}

export const fridge = (x: number): Piece => [
  [
    ...box(x - 0.45, 0.02, 0.02, 0.9, 1.9, 0.68, "#cdd1d3"),
    panel(x - 0.44, 0.06, 0.43, 1.82, 0.702, "#d9dcde"),
    panel(x + 0.01, 0.06, 0.43, 1.82, 0.702, "#d5d8da"),
    panel(x - 0.06, 0.8, 0.025, 0.6, 0.706, "#8f9498"),
    panel(x + 0.035, 0.8, 0.025, 0.6, 0.706, "#8f9498"),
  ],
];

/** A kitchen island; the side for stools faces the viewer. */
export function island(palette: RoomPalette, style: KitchenStyle, random: Random, width: number): Piece {
  const body = random.chance(0.5) ? palette.wood : darker(style.cabinet, 0.04);
  const ribs: Face[] = cells(-width / 2, width / 2, 0.5).map(({ x, wide }) =>
    panel(x + 0.03, 0.12, wide - 0.06, 0.7, 0.402, lighter(body, 0.03)),
  );
  return [
    [...box(-width / 2, 0, -0.4, width, 0.87, 0.8, body), ...ribs],
    box(-width / 2 - 0.06, 0.87, -0.46, width + 0.12, 0.05, 1.08, style.top),
    ...bowlOfFruit(width * 0.22, 0.92, 0.02),
    ...(random.chance(0.6)
      ? [lathe([-width * 0.28, 0.92, -0.1], [0.06, 0, 0.08, 0.1, 0.03, 0.2, 0.035, 0.26], palette.second, 12)]
      : []),
  ];
}

/** A kettle, jars and a cutting board on the worktop. */
export const worktopItems = (palette: RoomPalette, from: number, to: number): Piece => [
  ...[0, 1, 2].map((i) =>
    lathe(
      [from + 0.14 + i * 0.13, 0.91, 0.16],
      [0.045, 0, 0.045, 0.16 - i * 0.03],
      i % 2 ? palette.second : "#efe8da",
      9,
    ),
  ),
  lathe([to - 0.2, 0.91, 0.3], [0.085, 0, 0.07, 0.14, 0.03, 0.2], palette.metal, 12),
  box((from + to) / 2 - 0.05, 0.91, 0.05, 0.24, 0.32, 0.025, lighter(palette.wood, 0.12)),
];
