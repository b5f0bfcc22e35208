import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import type { Face } from "#art/geometry/body.ts";
import type { Piece } from "#art/geometry/place-piece.ts";
import { box, cushion, panel, type Solid, tilted } from "#art/geometry/solid-shapes.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";
import type { Random } from "#art/random/random.ts";

const span = (count: number) => Array.from({ length: count }, (_, i) => i);
const LINEN = "#fbf8f2";

export const headboards = ["plain", "channels", "buttons", "wood", "arch"] as const;
export type Headboard = (typeof headboards)[number];
export type Bed = { width: number; headboard: Headboard; cover?: Colour };

/** A bed with its headboard at z = 0. */
export function bed(palette: RoomPalette, random: Random, { width, headboard, cover = palette.textile }: Bed): Piece {
  const left = -width / 2;
  const throwAt = random.between(0.5, 0.75);
  return [
    ...headboardOf(palette, headboard, width),
    box(left, 0.06, 0.12, width, 0.2, 2.02, palette.wood),
    cushion(left + 0.02, 0.26, 0.14, width - 0.04, 0.24, 1.98, LINEN),
    cushion(left - 0.01, 0.3, 0.78, width + 0.02, 0.235, 1.37, cover),
    cushion(left - 0.005, 0.31, 0.66, width + 0.01, 0.24, 0.24, lighter(cover, 0.13)),
    cushion(left - 0.02, 0.31, 0.78 + throwAt, width + 0.04, 0.245, 0.5, palette.second),
    ...pillows(palette, width, random.chance(0.7)),
  ];
}

function pillows(palette: RoomPalette, width: number, deco: boolean): Solid[] {
  const each = width / 2 - 0.1;
  const sides = [-width / 2 + 0.07, 0.03];
  const big = sides.map((x) => tilted(cushion(x, 0.5, 0.18, each, 0.36, 0.15, LINEN), [0, 0.5, 0.18], 0.35));
  const small = sides.map((x) =>
    tilted(cushion(x + 0.06, 0.51, 0.38, each - 0.12, 0.3, 0.13, palette.second), [0, 0.5, 0.38], 0.42),
  );
  const bolster = cushion(-0.24, 0.52, 0.56, 0.48, 0.2, 0.14, lighter(palette.textile, 0.08));
  return deco ? [...big, ...small, bolster] : [...big, ...small];
}

function headboardOf(palette: RoomPalette, kind: Headboard, width: number): Solid[] {
  const wide = width + 0.24;
  const left = -wide / 2;
  const high = kind === "plain" ? 1.05 : 1.25;
  if (kind === "wood") {
    const slats: Face[] = span(9).map((i) =>
      panel(
        left + 0.05 + (i * (wide - 0.1)) / 9,
        0.4,
        (wide - 0.1) / 9 - 0.03,
        0.75,
        0.091,
        lighter(palette.wood, i % 2 ? 0.04 : 0.07),
      ),
    );
    return [[...box(left, 0, 0.01, wide, 1.2, 0.08, palette.wood), ...slats]];
  }
  if (kind === "channels" || kind === "arch") {
    const count = Math.round(wide / 0.2);
    return span(count).map((i) => {
      const middle = (i + 0.5) / count - 0.5;
      const rise = kind === "arch" ? high + 0.25 - middle * middle * 1.6 : high;
      return cushion(left + (wide * i) / count, 0.1, 0.01, wide / count - 0.006, rise - 0.1, 0.1, palette.textile);
    });
  }
  const dots: Face[] =
    kind === "buttons"
      ? span(10).map((i) =>
          panel(
            left + 0.12 + (i % 5) * ((wide - 0.24) / 4) - 0.012,
            0.72 + Math.floor(i / 5) * 0.26,
            0.024,
            0.024,
            0.112,
            darker(palette.textile, 0.12),
          ),
        )
      : [];
  return [[...cushion(left, 0.05, 0.01, wide, high, 0.1, palette.textile), ...dots]];
}

export function nightstand(palette: RoomPalette): Piece {
  const front: Face[] = [0.16, 0.34].flatMap((y) => [
    panel(-0.21, y, 0.42, 0.15, 0.402, lighter(palette.wood, 0.05)),
    panel(-0.05, y + 0.07, 0.1, 0.018, 0.406, palette.metal),
  ]);
  return [
    [...box(-0.24, 0.1, 0, 0.48, 0.42, 0.4, palette.wood), ...front],
    ...[-0.2, 0.2].map((x) => box(x - 0.02, 0, 0.04, 0.04, 0.1, 0.32, darker(palette.wood, 0.06))),
  ];
}

export function wardrobe(palette: RoomPalette, width: number, height = 2.3): Piece {
  const doors = Math.max(2, Math.round(width / 0.55));
  const wide = width / doors;
  const tone = lighter(palette.wood, 0.1);
  const leaves: Face[] = span(doors).flatMap((i) => {
    const x = -width / 2 + wide * i;
    const handle = i % 2 ? x + 0.05 : x + wide - 0.07;
    return [
      panel(x + 0.012, 0.1, wide - 0.024, height - 0.14, 0.602, lighter(tone, 0.03)),
      panel(x + 0.07, 0.2, wide - 0.14, height - 0.34, 0.604, lighter(tone, 0.045)),
      panel(handle, 1, 0.02, 0.28, 0.608, palette.metal),
    ];
  });
  return [[...box(-width / 2, 0, 0.01, width, height, 0.59, tone), ...leaves]];
}

export function dresser(palette: RoomPalette, width: number): Piece {
  const drawers: Face[] = span(6).flatMap((i) => {
    const x = -width / 2 + 0.03 + (i % 2) * (width / 2 - 0.015);
    const y = 0.14 + Math.floor(i / 2) * 0.22;
    return [
      panel(x, y, width / 2 - 0.045, 0.2, 0.432, lighter(palette.wood, 0.05)),
      panel(x + width / 4 - 0.09, y + 0.09, 0.14, 0.018, 0.436, palette.metal),
    ];
  });
  return [
    [...box(-width / 2, 0.08, 0.01, width, 0.74, 0.42, palette.wood), ...drawers],
    ...[-width / 2 + 0.05, width / 2 - 0.05].map((x) =>
      box(x - 0.025, 0, 0.05, 0.05, 0.08, 0.34, darker(palette.wood, 0.07)),
    ),
  ];
}
