import { darker } from "#art/drawing/colour.ts";
import type { Piece } from "#art/geometry/place-piece.ts";
import { box, cushion, face, lathe, panel, post, type Solid, tilted } from "#art/geometry/solid-shapes.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";

const STEEL = "#3a3d42";

/** A treadmill that faces the viewer: belt, two posts, a console. */
export function treadmill(): Piece {
  return [
    [
      ...box(-0.38, 0, 0, 0.76, 0.16, 1.6, STEEL),
      face([-0.26, 0.162, 1.56, 0.26, 0.162, 1.56, 0.26, 0.162, 0.06, -0.26, 0.162, 0.06], "#1f2124"),
    ],
    ...[-0.36, 0.31].map((x) => tilted(box(x, 0.16, 0.1, 0.05, 1.05, 0.08, "#8f9499"), [0, 0.16, 0.1], 0.06)),
    tilted(
      [...box(-0.36, 1.12, 0.02, 0.72, 0.22, 0.08, STEEL), panel(-0.2, 1.16, 0.4, 0.14, 0.102, "#5fb0c4")],
      [0, 1.12, 0.02],
      0.3,
    ),
    ...[-0.36, 0.31].map((x) => box(x, 1, 0.05, 0.05, 0.05, 0.5, "#8f9499")),
  ];
}

/** Three shelves of dumb-bells along a wall. */
export function dumbbells(palette: RoomPalette): Piece {
  const bell = (x: number, y: number, size: number): Solid[] => [
    box(x - 0.02, y + size * 0.5, 0.1, 0.04, 0.04, 0.24, "#9aa0a5"),
    lathe([x, y, 0.12], [size, 0, size, size * 1.6], darker(palette.textile, 0.02), 6),
    lathe([x, y, 0.32], [size, 0, size, size * 1.6], darker(palette.textile, 0.02), 6),
  ];
  const shelf = (y: number, size: number): Solid[] => [
    box(-0.8, y, 0.04, 1.6, 0.04, 0.4, STEEL),
    ...[-0.62, -0.31, 0, 0.31, 0.62].flatMap((x) => bell(x, y + 0.04, size)),
  ];
  return [
    ...[-0.82, 0.78].map((x) => box(x, 0, 0.02, 0.05, 1, 0.44, STEEL)),
    ...shelf(0.12, 0.09),
    ...shelf(0.48, 0.075),
    ...shelf(0.82, 0.06),
  ];
}

export const weightBench = (palette: RoomPalette): Piece => [
  box(-0.05, 0, -0.55, 0.1, 0.36, 0.08, STEEL),
  box(-0.2, 0, 0.5, 0.4, 0.06, 0.08, STEEL),
  box(-0.04, 0.04, 0.48, 0.08, 0.34, 0.08, STEEL),
  cushion(-0.15, 0.38, -0.1, 0.3, 0.09, 0.75, palette.textile),
  tilted(cushion(-0.15, 0.4, -0.68, 0.3, 0.09, 0.6, palette.textile), [0, 0.4, -0.1], 0.35),
];

export const exerciseBall = (palette: RoomPalette): Piece => [
  lathe([0, 0, 0], [0.1, 0, 0.27, 0.11, 0.32, 0.3, 0.27, 0.49, 0.1, 0.6], palette.second, 16),
];

export const yogaMat = (palette: RoomPalette): Piece => [
  [...box(-0.3, 0, -0.85, 0.6, 0.012, 1.7, palette.textile)],
  lathe([0.55, 0, -0.6], [0.07, 0, 0.07, 0.6], palette.second, 12),
];

/** A rack with a barbell. */
export const rack = (): Piece => [
  ...[-0.6, 0.54].map((x) => box(x, 0, 0.1, 0.07, 2.1, 0.07, STEEL)),
  box(-0.6, 2.05, 0.1, 1.21, 0.07, 0.07, STEEL),
  ...[-0.6, 0.54].map((x) => box(x, 0, 0.05, 0.07, 0.06, 0.7, STEEL)),
  box(-0.95, 1.22, 0.2, 1.9, 0.03, 0.03, "#b4b9bd"),
  ...[-0.9, 0.8].map((x): Solid => {
    const disc = Array.from({ length: 14 }, (_, i) => [(i / 7) * Math.PI]).flatMap(([angle = 0]) => [
      x,
      1.235 + Math.sin(angle) * 0.2,
      0.215 + Math.cos(angle) * 0.2,
    ]);
    return [face(disc, "#2b2d30", { twoSided: true }), ...post(x, 1.2, 0.2, 0.03, 0.06, "#9aa0a5", 8)];
  }),
];
