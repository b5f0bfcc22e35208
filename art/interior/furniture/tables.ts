import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import type { Piece } from "#art/geometry/place-piece.ts";
import { box, lathe, post, type Solid, translated } from "#art/geometry/solid-shapes.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";
import type { Random } from "#art/random/random.ts";

export type LowTable = { piece: Piece; top: number };

/** A coffee table of one of three kinds, and the height of its top. */
export function lowTable(palette: RoomPalette, random: Random): LowTable {
  return random.pick([legged, drum, pair])(palette);
}

const legged = (palette: RoomPalette): LowTable => ({
  top: 0.34,
  piece: [
    ...[-0.5, 0.5].flatMap((x) =>
      [-0.28, 0.28].map((z) => box(x - 0.035, 0, z - 0.035, 0.07, 0.29, 0.07, darker(palette.wood, 0.04))),
    ),
    box(-0.58, 0.29, -0.36, 1.16, 0.05, 0.72, palette.wood),
  ],
});

const drum = (palette: RoomPalette): LowTable => ({
  top: 0.36,
  piece: [
    lathe([0, 0, 0], [0.34, 0, 0.3, 0.08, 0.36, 0.32], darker(palette.wood, 0.03), 18),
    lathe([0, 0.32, 0], [0.5, 0, 0.5, 0.04], lighter(palette.wood, 0.05), 22),
  ],
});

const pair = (palette: RoomPalette): LowTable => ({
  top: 0.4,
  piece: [
    ...round(-0.12, 0.02, 0.42, 0.36, palette.metal, "#ece6da"),
    ...round(0.46, -0.16, 0.26, 0.26, palette.metal, lighter(palette.wood, 0.04)),
  ],
});

function round(x: number, z: number, radius: number, height: number, leg: Colour, top: Colour): Solid[] {
  const legs = [0, 1, 2].map((i) => {
    const angle = (i / 3) * Math.PI * 2 + 0.6;
    return post(x + Math.cos(angle) * radius * 0.7, 0, z + Math.sin(angle) * radius * 0.7, 0.014, height, leg, 5);
  });
  return [...legs, lathe([x, height, z], [radius, 0, radius, 0.04], top, 22)];
}

/** A dining table on two trestles, or on a pedestal when round. */
export function diningTable(palette: RoomPalette, length: number, depth: number): Piece {
  const foot = (x: number): Solid =>
    box(x - 0.05, 0, -depth * 0.34, 0.1, 0.7, depth * 0.68, darker(palette.wood, 0.05));
  return [
    foot(-length / 2 + 0.42),
    foot(length / 2 - 0.42),
    box(-length / 2, 0.7, -depth / 2, length, 0.055, depth, palette.wood),
  ];
}

/** Plates and glasses along both sides. */
export function tableware(palette: RoomPalette, length: number, depth: number, places: number): Solid[] {
  const each = length / places;
  return Array.from({ length: places * 2 }, (_, i): Solid[] => {
    const x = -length / 2 + each * ((i % places) + 0.5);
    const z = (i < places ? -1 : 1) * (depth / 2 - 0.2);
    return [
      lathe([x, 0.755, z], [0.09, 0, 0.12, 0.015], "#fbf8f1", 14),
      lathe([x, 0.77, z], [0.06, 0, 0.06, 0.004], lighter(palette.second, 0.06), 10),
      lathe([x + 0.16, 0.755, z * 0.72], [0.025, 0, 0.032, 0.1], "#d7e6ea", 8),
    ];
  }).flat();
}

const VASE = [0.05, 0, 0.1, 0.09, 0.08, 0.2, 0.035, 0.28, 0.05, 0.33];

export const vase = (x: number, y: number, z: number, size: number, colour: Colour, sides = 12): Solid =>
  lathe(
    [x, y, z],
    VASE.map((part) => part * size),
    colour,
    sides,
  );

export const bowlOfFruit = (x: number, y: number, z: number): Solid[] => [
  lathe([x, y, z], [0.07, 0, 0.17, 0.08], "#f1ece2", 14),
  ...[
    [-0.05, 0, "#d98a2f"],
    [0.06, 0.03, "#c8502f"],
    [0, -0.05, "#e3b03f"],
    [0.02, 0.06, "#7f9a3f"],
  ].map(([dx, dz, colour]) =>
    translated(lathe([0, 0, 0], [0.02, 0, 0.05, 0.03, 0.05, 0.06, 0.02, 0.09], colour as Colour, 9), [
      x + (dx as number),
      y + 0.05,
      z + (dz as number),
    ]),
  ),
];
