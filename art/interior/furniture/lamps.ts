import { darker, lighter } from "#art/drawing/colour.ts";
import { type Body, type Face, glowBody } from "#art/geometry/body.ts";
import { type Frame, toWorld } from "#art/geometry/frame.ts";
import { type Piece, placePiece } from "#art/geometry/place-piece.ts";
import { box, lathe, post } from "#art/geometry/solid-shapes.ts";
import type { Vec } from "#art/geometry/vector.ts";
import type { LanternKind } from "#art/interior/plan/interior-traits.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";

const GLOW = "#ffca78";

/** Makes faces unlit and bright when the lamps are on. */
export const shining = (faces: readonly Face[], palette: RoomPalette, colour = "#ffe3ae"): Face[] =>
  palette.lampsOn
    ? faces.map((face, i) => ({ ...face, colour: i % 3 ? colour : lighter(colour, 0.015), unlit: true }))
    : [...faces];

/** A lamp with its glow at `at`. */
export function lamp(frame: Frame, palette: RoomPalette, piece: Piece, at: Vec, radius = 0.9): Body[] {
  const shine = palette.lampsOn ? [glowBody({ at: toWorld(frame, at), radius, colour: GLOW, strength: 0.42 })] : [];
  return [...placePiece(frame, piece), ...shine];
}

export function floorLamp(frame: Frame, palette: RoomPalette, height = 1.5): Body[] {
  const shade = lathe([0, height - 0.12, 0], [0.2, 0, 0.14, 0.3], "#f5ebd8", 12);
  const piece = [
    lathe([0, 0, 0], [0.15, 0, 0.13, 0.03], palette.metal, 12),
    post(0, 0.03, 0, 0.014, height - 0.14, palette.metal, 6),
    shining(shade, palette),
  ];
  return lamp(frame, palette, piece, [0, height, 0], 1.1);
}

export function tableLamp(frame: Frame, palette: RoomPalette, y: number): Body[] {
  const base = lathe([0, y, 0], [0.06, 0, 0.085, 0.07, 0.05, 0.17, 0.018, 0.21], darker(palette.second, 0.08), 10);
  const shade = lathe([0, y + 0.2, 0], [0.15, 0, 0.1, 0.2], "#f6eddc", 12);
  return lamp(frame, palette, [base, shining(shade, palette)], [0, y + 0.3, 0], 0.75);
}

export function pendant(frame: Frame, palette: RoomPalette, bottom: number, ceiling: number, radius = 0.17): Body[] {
  const cord = post(0, bottom + 0.22, 0, 0.008, ceiling - bottom - 0.22, "#3a3532", 4);
  const shade = lathe(
    [0, bottom, 0],
    [radius, 0, radius * 0.92, 0.08, radius * 0.4, 0.2, 0.02, 0.24],
    palette.metal,
    14,
  );
  const bulb = shining(lathe([0, bottom - 0.03, 0], [0.03, 0, 0.06, 0.03], "#fff4dc", 10), palette);
  return lamp(frame, palette, [cord, bulb, shade], [0, bottom, 0], 0.8);
}

/** A chandelier: a ring of small lamps. */
export function chandelier(frame: Frame, palette: RoomPalette, bottom: number, ceiling: number): Body[] {
  const cord = post(0, bottom + 0.1, 0, 0.01, ceiling - bottom - 0.1, palette.metal, 4);
  const ring = lathe([0, bottom, 0], [0.42, 0, 0.44, 0.03, 0.42, 0.06], palette.metal, 20);
  const cups = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * Math.PI * 2;
    return shining(
      lathe([Math.cos(angle) * 0.43, bottom + 0.06, Math.sin(angle) * 0.43], [0.035, 0, 0.05, 0.1], "#fbf3e2", 8),
      palette,
    );
  });
  return lamp(frame, palette, [cord, ring, ...cups], [0, bottom + 0.05, 0], 1.3);
}

const lanterns: Record<LanternKind, (palette: RoomPalette, size: number) => Piece> = {
  hexagon: (palette, s) => [
    lathe([0, 0, 0], [0.12 * s, 0, 0.12 * s, 0.03 * s], palette.metal, 6),
    shining(lathe([0, 0.03 * s, 0], [0.1 * s, 0, 0.12 * s, 0.3 * s], "#ecd9b0", 6), palette),
    lathe([0, 0.33 * s, 0], [0.13 * s, 0, 0.04 * s, 0.14 * s, 0.02 * s, 0.18 * s], palette.metal, 6),
  ],
  tower: (palette, s) => [
    box(-0.1 * s, 0, -0.1 * s, 0.2 * s, 0.03 * s, 0.2 * s, palette.metal),
    shining(box(-0.08 * s, 0.03 * s, -0.08 * s, 0.16 * s, 0.42 * s, 0.16 * s, "#ecd9b0"), palette),
    lathe([0, 0.45 * s, 0], [0.14 * s, 0, 0.03 * s, 0.14 * s], palette.metal, 4),
  ],
  globe: (palette, s) => [
    lathe([0, 0, 0], [0.08 * s, 0, 0.08 * s, 0.03 * s], palette.metal, 10),
    shining(
      lathe([0, 0.03 * s, 0], [0.08 * s, 0, 0.15 * s, 0.1 * s, 0.15 * s, 0.2 * s, 0.07 * s, 0.3 * s], "#ecd9b0", 10),
      palette,
    ),
    lathe([0, 0.33 * s, 0], [0.08 * s, 0, 0.03 * s, 0.07 * s], palette.metal, 10),
  ],
  box: (palette, s) => [
    shining(box(-0.11 * s, 0, -0.11 * s, 0.22 * s, 0.26 * s, 0.22 * s, "#ecd9b0"), palette),
    box(-0.125 * s, 0.26 * s, -0.125 * s, 0.25 * s, 0.03 * s, 0.25 * s, palette.metal),
    lathe([0, 0.29 * s, 0], [0.05 * s, 0, 0.05 * s, 0.05 * s], palette.metal, 8),
  ],
};

export function lantern(frame: Frame, palette: RoomPalette, kind: LanternKind, size = 1): Body[] {
  return lamp(frame, palette, lanterns[kind](palette, size), [0, 0.2 * size, 0], 0.7 * size);
}
