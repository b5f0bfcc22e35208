import { darker, lighter } from "#art/drawing/colour.ts";
import type { Face } from "#art/geometry/body.ts";
import type { Piece } from "#art/geometry/place-piece.ts";
import { box, cushion, face, panel, post, type Solid, tilted } from "#art/geometry/solid-shapes.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";

const span = (count: number) => Array.from({ length: count }, (_, i) => i);

/** A television on a wall; it shows a dune when the lamps are on. */
export function screen(palette: RoomPalette, width: number, y: number): Face[] {
  const high = width * 0.56;
  const left = -width / 2;
  const glass = panel(left + 0.03, y + 0.03, width - 0.06, high - 0.06, 0.055, palette.lampsOn ? "#24355e" : "#23272b");
  const streak = panel(left + width * 0.1, y + 0.04, width * 0.12, high - 0.08, 0.056, "#ffffff");
  const shown: Face[] = palette.lampsOn ? dune(left, y, high) : [{ ...streak, opacity: 0.06 }];
  return [
    ...box(left, y, 0.01, width, high, 0.04, "#17191b"),
    ...[glass, ...shown].map((one) => ({ ...one, unlit: true })),
  ];
}

function dune(left: number, y: number, high: number): Face[] {
  const [start, end, foot] = [left + 0.03, -left - 0.03, y + 0.03];
  const [peak, crest, rise] = [left * 0.1, y + high * 0.52, y + high * 0.3];
  return [
    face([start, foot, 0.056, end, foot, 0.056, end, rise, 0.056, peak, crest, 0.056, start, rise, 0.056], "#c98f5a"),
    face([-left * 0.2, foot, 0.057, end, foot, 0.057, end, rise, 0.057, peak, crest, 0.057], "#8a5a4a"),
  ];
}

/** A long low cabinet under a television. */
export function mediaBench(palette: RoomPalette, width: number): Piece {
  const doors: Face[] = span(Math.round(width / 0.55)).map((i, _, all) => {
    const wide = width / all.length;
    return panel(
      -width / 2 + wide * i + 0.01,
      0.16,
      wide - 0.02,
      0.28,
      0.402,
      lighter(palette.wood, i % 2 ? 0.05 : 0.07),
    );
  });
  return [
    [...box(-width / 2, 0.13, 0.01, width, 0.34, 0.39, palette.wood), ...doors],
    ...[-width / 2 + 0.15, width / 2 - 0.15].map((x) =>
      box(x - 0.03, 0, 0.08, 0.06, 0.13, 0.26, darker(palette.wood, 0.08)),
    ),
  ];
}

/** A wide cinema seat with a footrest, facing the viewer. */
export function recliner(palette: RoomPalette): Piece {
  const cloth = darker(palette.textile, 0.04);
  return [
    box(-0.42, 0.02, 0.1, 0.84, 0.24, 0.8, darker(cloth, 0.07)),
    cushion(-0.3, 0.26, 0.24, 0.6, 0.18, 0.66, lighter(cloth, 0.03)),
    tilted(cushion(-0.34, 0.34, 0.08, 0.68, 0.72, 0.22, cloth), [0, 0.34, 0.08], 0.2),
    cushion(-0.45, 0.1, 0.12, 0.16, 0.5, 0.8, cloth),
    cushion(0.29, 0.1, 0.12, 0.16, 0.5, 0.8, cloth),
    tilted(cushion(-0.28, 0.3, 0.9, 0.56, 0.12, 0.36, lighter(cloth, 0.02)), [0, 0.36, 0.9], -0.18),
  ];
}

export const speaker = (height: number): Piece => [
  [
    ...box(-0.12, 0, 0, 0.24, height, 0.26, "#2c2b2b"),
    panel(-0.08, height * 0.6, 0.16, 0.16, 0.262, "#4a4948"),
    panel(-0.08, height * 0.25, 0.16, 0.22, 0.262, "#454443"),
  ],
];

/** A projector hung from the ceiling. */
export const projector = (ceiling: number): Solid[] => [
  post(0, ceiling - 0.35, 0, 0.02, 0.35, "#d5d3cf", 6),
  box(-0.16, ceiling - 0.48, -0.14, 0.32, 0.13, 0.28, "#e6e4e0"),
];
