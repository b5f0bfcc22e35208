import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import type { Face } from "#art/geometry/body.ts";
import type { Piece } from "#art/geometry/place-piece.ts";
import { box, lathe, post, type Solid, sheet } from "#art/geometry/solid-shapes.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";

const corners = (x: number, z: number) => [-x, x].flatMap((px) => [-z, z].map((pz) => [px, pz] as const));
const ball = (x: number, y: number, z: number, colour: Colour): Solid =>
  lathe([x, y, z], [0.012, 0, 0.028, 0.02, 0.028, 0.035, 0.012, 0.055], colour, 8);

/** A billiard table, 2.4 by 1.3 m, centred on the origin. */
export function billiards(palette: RoomPalette): Piece {
  const cloth = "#2f7f68";
  const pockets: Face[] = [-1.08, 0, 1.08].flatMap((x) =>
    [-0.52, 0.44].map((z) => sheet(x - 0.05, z, 0.1, 0.08, 0.848, "#1a1a18")),
  );
  const balls: readonly [number, number, Colour][] = [
    [-0.5, 0.1, "#f4efe2"],
    [0.42, 0, "#c8452f"],
    [0.5, 0.06, "#e2b13c"],
    [0.5, -0.06, "#2f4f8f"],
    [0.58, 0, "#4a2f6b"],
    [0.1, -0.28, "#d0762f"],
  ];
  return [
    ...corners(0.95, 0.42).map(([x, z]) =>
      lathe([x, 0, z], [0.07, 0, 0.1, 0.2, 0.08, 0.62], darker(palette.wood, 0.04), 8),
    ),
    box(-1.18, 0.6, -0.64, 2.36, 0.16, 1.28, palette.wood),
    [
      ...box(-1.22, 0.76, -0.68, 2.44, 0.085, 1.36, lighter(palette.wood, 0.03)),
      sheet(-1.1, -0.55, 2.2, 1.1, 0.847, cloth),
      ...pockets,
    ],
    ...balls.map(([x, z, colour]) => ball(x, 0.848, z, colour)),
    cue(palette),
  ];
}

const cue = (palette: RoomPalette): Solid => box(-0.7, 0.85, 0.3, 1.3, 0.02, 0.02, lighter(palette.wood, 0.2));

/** Table football: two teams on rods over a green pitch. */
export function tableFootball(palette: RoomPalette): Piece {
  const rods = [-0.48, -0.29, -0.1, 0.1, 0.29, 0.48];
  const player = (x: number, z: number, colour: Colour): Solid =>
    box(x - 0.012, 0.8, z - 0.02, 0.024, 0.1, 0.04, colour);
  return [
    ...corners(0.56, 0.3).map(([x, z]) => box(x - 0.05, 0, z - 0.05, 0.1, 0.66, 0.1, darker(palette.wood, 0.05))),
    [
      ...box(-0.64, 0.66, -0.38, 1.28, 0.1, 0.76, palette.wood),
      sheet(-0.58, -0.32, 1.16, 0.64, 0.765, "#4f8f5a"),
      sheet(-0.005, -0.32, 0.01, 0.64, 0.767, "#f1efe6"),
    ],
    box(-0.64, 0.76, -0.38, 1.28, 0.14, 0.04, palette.wood),
    ...rods.flatMap((x, i) => [
      box(x - 0.008, 0.86, -0.56, 0.016, 0.016, 1.12, "#c9cdd0"),
      box(x - 0.02, 0.85, i % 2 ? 0.5 : -0.64, 0.04, 0.04, 0.14, "#2a2a2a"),
      ...[-0.18, 0, 0.18].map((z) => player(x, z, i % 2 ? "#c8452f" : "#2f5f8f")),
    ]),
    box(-0.64, 0.76, 0.34, 1.28, 0.14, 0.04, palette.wood),
  ];
}

/** A carrom board on a low table. */
export function carrom(palette: RoomPalette): Piece {
  const discs: readonly [number, number, Colour][] = [
    [0, 0, "#c8452f"],
    [0.05, 0.02, "#2a2522"],
    [-0.05, 0.03, "#f0e4cb"],
    [0.02, -0.06, "#2a2522"],
    [-0.16, -0.14, "#f0e4cb"],
    [0.2, 0.1, "#2a2522"],
    [0.12, -0.2, "#f0e4cb"],
  ];
  return [
    ...corners(0.36, 0.36).map(([x, z]) => box(x - 0.03, 0, z - 0.03, 0.06, 0.42, 0.06, darker(palette.wood, 0.06))),
    [
      ...box(-0.46, 0.42, -0.46, 0.92, 0.08, 0.92, palette.wood),
      sheet(-0.38, -0.38, 0.76, 0.76, 0.502, "#e6c48d"),
      ...corners(0.35, 0.35).map(([x, z]) => sheet(x - 0.035, z - 0.035, 0.07, 0.07, 0.504, "#3a2a20")),
      sheet(-0.28, -0.28, 0.56, 0.012, 0.504, "#8a4a2f"),
      sheet(-0.28, 0.27, 0.56, 0.012, 0.504, "#8a4a2f"),
    ],
    ...discs.map(([x, z, colour]) => lathe([x, 0.503, z], [0.025, 0, 0.025, 0.012], colour, 10)),
  ];
}

/** Cues in a rack on the wall. */
export const cueRack = (palette: RoomPalette): Solid[] => [
  box(-0.3, 0.5, 0.01, 0.6, 0.06, 0.08, palette.wood),
  box(-0.3, 1.5, 0.01, 0.6, 0.06, 0.06, palette.wood),
  ...[-0.2, -0.07, 0.07, 0.2].map((x) => post(x, 0.52, 0.05, 0.012, 1.35, lighter(palette.wood, 0.2), 6)),
];
