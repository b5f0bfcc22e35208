import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import type { Piece } from "#art/geometry/place-piece.ts";
import { box, cushion, lathe, post, rotated, type Solid, tilted } from "#art/geometry/solid-shapes.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";

const span = (count: number) => Array.from({ length: count }, (_, i) => i);

export type MajlisRun = { length: number; floor: boolean; start?: boolean; end?: boolean };
export const RUN_DEPTH = 0.78;

/** A long low seat along a wall: mattress, back cushions, bright pillows, arm rests at open ends. */
export function majlisRun(palette: RoomPalette, { length, floor, start = false, end = false }: MajlisRun): Piece {
  const high = floor ? 0.2 : 0.4;
  const count = Math.max(2, Math.round(length / 0.82));
  const wide = length / count;
  const seats = span(count).map((i) =>
    cushion(
      i * wide + 0.008,
      high - 0.16,
      0.02,
      wide - 0.016,
      0.18,
      RUN_DEPTH - 0.04,
      i % 2 ? lighter(palette.textile, 0.025) : palette.textile,
    ),
  );
  const backs = span(count).map((i) =>
    tilted(
      cushion(
        i * wide + 0.02,
        high + 0.01,
        0.06,
        wide - 0.04,
        0.44,
        0.17,
        lighter(palette.textile, i % 2 ? 0.06 : 0.03),
      ),
      [0, high, 0.06],
      0.1,
    ),
  );
  const accents = span(count)
    .filter((i) => i % 2 === 0)
    .map((i) =>
      tilted(
        cushion(i * wide + wide * 0.29, high + 0.015, 0.27, wide * 0.42, 0.32, 0.12, palette.second),
        [0, high, 0.27],
        0.22,
      ),
    );
  const base = box(0, 0, 0, length, high - 0.13, RUN_DEPTH, floor ? darker(palette.textile, 0.08) : palette.wood);
  const rest = (x: number): Solid =>
    cushion(x, high + 0.005, 0.2, 0.17, 0.24, RUN_DEPTH - 0.28, darker(palette.second, 0.05));
  return [base, ...seats, ...backs, ...accents, ...(start ? [rest(0.02)] : []), ...(end ? [rest(length - 0.19)] : [])];
}

export type Sofa = { width: number; colour?: Colour; pillows?: boolean };

/** A sofa with its back to z = 0 and its middle at x = 0. */
export function sofa(palette: RoomPalette, { width, colour = palette.textile, pillows = true }: Sofa): Piece {
  const seats = Math.max(1, Math.round((width - 0.4) / 0.75));
  const inner = width - 0.4;
  const wide = inner / seats;
  const left = -inner / 2;
  const parts = span(seats).flatMap((i) => [
    cushion(left + i * wide + 0.008, 0.26, 0.22, wide - 0.016, 0.18, 0.66, lighter(colour, 0.02)),
    tilted(
      cushion(left + i * wide + 0.015, 0.42, 0.2, wide - 0.03, 0.42, 0.2, lighter(colour, 0.035)),
      [0, 0.42, 0.2],
      0.12,
    ),
  ]);
  const pillow = (x: number, tone: Colour, angle: number): Solid =>
    rotated(tilted(cushion(x - 0.21, 0.45, 0.42, 0.42, 0.38, 0.13, tone), [0, 0.45, 0.42], 0.3), [x, 0, 0.48], angle);
  const soft = pillows
    ? [pillow(left + 0.24, palette.second, 0.2), pillow(-left - 0.24, lighter(palette.accent, 0.05), -0.2)]
    : [];
  return [
    box(-width / 2 + 0.05, 0.08, 0.04, width - 0.1, 0.18, 0.84, darker(colour, 0.05)),
    ...feet(width, palette.wood),
    cushion(-width / 2 + 0.02, 0.1, 0, width - 0.04, 0.68, 0.2, colour),
    cushion(-width / 2, 0.1, 0.02, 0.2, 0.52, 0.88, colour),
    cushion(width / 2 - 0.2, 0.1, 0.02, 0.2, 0.52, 0.88, colour),
    ...parts,
    ...soft,
  ];
}

const feet = (width: number, wood: Colour): Solid[] =>
  [-width / 2 + 0.1, width / 2 - 0.1].flatMap((x) => [0.12, 0.8].map((z) => post(x, 0, z, 0.025, 0.09, wood, 6)));

export function armchair(palette: RoomPalette, colour: Colour = palette.second): Piece {
  return [
    ...[-0.3, 0.3].flatMap((x) => [0.12, 0.62].map((z) => post(x, 0, z, 0.02, 0.2, palette.wood, 6))),
    box(-0.36, 0.2, 0.06, 0.72, 0.08, 0.64, darker(colour, 0.06)),
    cushion(-0.3, 0.28, 0.14, 0.6, 0.16, 0.56, lighter(colour, 0.025)),
    tilted(cushion(-0.36, 0.3, 0.02, 0.72, 0.56, 0.16, colour), [0, 0.3, 0.02], 0.14),
    cushion(-0.4, 0.24, 0.06, 0.12, 0.36, 0.64, colour),
    cushion(0.28, 0.24, 0.06, 0.12, 0.36, 0.64, colour),
  ];
}

export const pouf = (colour: Colour, size = 0.26): Piece => [
  lathe([0, 0, 0], [size * 0.82, 0, size, size * 0.35, size, size * 0.95, size * 0.72, size * 1.35], colour, 14),
];

export function diningChair(palette: RoomPalette, colour: Colour = palette.textile): Piece {
  const leg = (x: number, z: number) => post(x, 0, z, 0.02, 0.44, palette.wood, 6);
  const back = [-0.17, 0.17].map((x) =>
    tilted(post(x, 0.46, 0.04, 0.018, 0.48, palette.wood, 6), [0, 0.46, 0.04], 0.14),
  );
  return [
    leg(-0.18, 0.06),
    leg(0.18, 0.06),
    leg(-0.18, 0.4),
    leg(0.18, 0.4),
    cushion(-0.22, 0.43, 0.02, 0.44, 0.07, 0.44, colour),
    ...back,
    tilted(cushion(-0.21, 0.66, 0.02, 0.42, 0.28, 0.05, colour), [0, 0.46, 0.04], 0.14),
  ];
}

export function barStool(palette: RoomPalette): Piece {
  return [
    lathe([0, 0, 0], [0.18, 0, 0.17, 0.025], palette.metal, 12),
    post(0, 0.025, 0, 0.022, 0.6, palette.metal, 6),
    cushion(-0.19, 0.62, -0.18, 0.38, 0.07, 0.36, palette.textile),
    tilted(cushion(-0.18, 0.68, -0.19, 0.36, 0.26, 0.05, palette.textile), [0, 0.68, -0.19], 0.1),
  ];
}

/** A bench with a padded top. */
export const bench = (palette: RoomPalette, width: number): Piece => [
  ...[-width / 2 + 0.06, width / 2 - 0.06].map((x) => box(x - 0.03, 0, 0.05, 0.06, 0.34, 0.3, palette.wood)),
  cushion(-width / 2, 0.34, 0, width, 0.12, 0.42, palette.second),
];
