import { lighter } from "#art/drawing/colour.ts";
import type { Face } from "#art/geometry/body.ts";
import type { Piece } from "#art/geometry/place-piece.ts";
import { box, cushion, face, lathe, panel, type Solid } from "#art/geometry/solid-shapes.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";

const round = (cx: number, cy: number, r: number, z: number, colour: string): Face =>
  face(
    Array.from({ length: 18 }, (_, i) => (i / 9) * Math.PI).flatMap((angle) => [
      cx + Math.cos(angle) * r,
      cy + Math.sin(angle) * r,
      z,
    ]),
    colour,
  );

/** A front-loading washing machine. */
export const washer = (body = "#f4f5f5"): Piece => [
  [
    ...box(-0.3, 0.02, 0.02, 0.6, 0.85, 0.58, body),
    panel(-0.28, 0.72, 0.56, 0.13, 0.602, "#e2e5e6"),
    panel(0.08, 0.755, 0.16, 0.06, 0.604, "#2f3b42"),
    round(-0.18, 0.785, 0.035, 0.604, "#b4babd"),
    round(0, 0.4, 0.22, 0.604, "#b9c0c4"),
    round(0, 0.4, 0.17, 0.606, "#5a6d78"),
    round(0.03, 0.43, 0.11, 0.608, "#7d94a0"),
  ],
];

export const ironingBoard = (palette: RoomPalette): Piece => [
  [
    face([-0.3, 0, 0.1, -0.26, 0, 0.1, 0.3, 0.84, 0.1, 0.26, 0.84, 0.1], "#b9bdc0", { twoSided: true }),
    face([0.3, 0, 0.14, 0.26, 0, 0.14, -0.3, 0.84, 0.14, -0.26, 0.84, 0.14], "#a9adb0", { twoSided: true }),
  ],
  cushion(-0.65, 0.84, -0.06, 1.3, 0.05, 0.38, palette.second),
  [...box(0.18, 0.89, 0.05, 0.24, 0.04, 0.12, "#e9e9e7"), ...box(0.2, 0.93, 0.08, 0.18, 0.07, 0.05, palette.textile)],
];

export const foldedTextiles = (palette: RoomPalette, y: number): Solid[] =>
  [palette.textile, "#f6f2ea", palette.second, lighter(palette.accent, 0.1)].map((colour, i) =>
    cushion(-0.2, y + i * 0.07, 0.08, 0.4 - i * 0.02, 0.075, 0.3, colour),
  );

export const bottles = (palette: RoomPalette, x: number, y: number): Solid[] =>
  [palette.accent, "#e9e4da", palette.textile].map((colour, i) =>
    lathe([x + i * 0.13, y, 0.16], [0.045, 0, 0.045, 0.17, 0.018, 0.2, 0.018, 0.25], colour, 9),
  );
