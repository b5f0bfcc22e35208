import { darker, lighter } from "#art/drawing/colour.ts";
import { type Body, type Face, glowBody } from "#art/geometry/body.ts";
import { type Frame, inFrame } from "#art/geometry/frame.ts";
import { type Piece, put } from "#art/geometry/place-piece.ts";
import { box, post, turned } from "#art/geometry/solid-shapes.ts";
import type { Vec } from "#art/geometry/vector.ts";
import type { LanternKind } from "#art/interior/plan/interior-traits.ts";
import type { Look } from "#art/interior/plan/room-plan.ts";

const GLOW = "#ffca78";

/** Cloth or glass that shines when the lamps are on. */
export const shining = (faces: readonly Face[], look: Look, colour = "#ffe3ae"): Face[] =>
  look.lit
    ? faces.map((face, i) => ({ ...face, colour: i % 3 ? colour : lighter(colour, 0.015), keepsColour: true }))
    : [...faces];

/** A lamp with the light around it. */
export function lamp(frame: Frame, look: Look, piece: Piece, at: Vec, radius = 0.9): Body[] {
  const shine = look.lit ? [glowBody({ at: inFrame(frame, at), radius, colour: GLOW, strength: 0.42 })] : [];
  return [...put(frame, piece), ...shine];
}

export function floorLamp(frame: Frame, look: Look, height = 1.5): Body[] {
  const shade = turned([0, height - 0.12, 0], [0.2, 0, 0.14, 0.3], "#f5ebd8", 12);
  const piece = [
    turned([0, 0, 0], [0.15, 0, 0.13, 0.03], look.metal, 12),
    post(0, 0.03, 0, 0.014, height - 0.14, look.metal, 6),
    shining(shade, look),
  ];
  return lamp(frame, look, piece, [0, height, 0], 1.1);
}

export function tableLamp(frame: Frame, look: Look, y: number): Body[] {
  const base = turned([0, y, 0], [0.06, 0, 0.085, 0.07, 0.05, 0.17, 0.018, 0.21], darker(look.second, 0.08), 10);
  const shade = turned([0, y + 0.2, 0], [0.15, 0, 0.1, 0.2], "#f6eddc", 12);
  return lamp(frame, look, [base, shining(shade, look)], [0, y + 0.3, 0], 0.75);
}

export function pendant(frame: Frame, look: Look, bottom: number, ceiling: number, radius = 0.17): Body[] {
  const cord = post(0, bottom + 0.22, 0, 0.008, ceiling - bottom - 0.22, "#3a3532", 4);
  const shade = turned([0, bottom, 0], [radius, 0, radius * 0.92, 0.08, radius * 0.4, 0.2, 0.02, 0.24], look.metal, 14);
  const bulb = shining(turned([0, bottom - 0.03, 0], [0.03, 0, 0.06, 0.03], "#fff4dc", 10), look);
  return lamp(frame, look, [cord, bulb, shade], [0, bottom, 0], 0.8);
}

/** A ring of small lamps for halls and majlises. */
export function chandelier(frame: Frame, look: Look, bottom: number, ceiling: number): Body[] {
  const cord = post(0, bottom + 0.1, 0, 0.01, ceiling - bottom - 0.1, look.metal, 4);
  const ring = turned([0, bottom, 0], [0.42, 0, 0.44, 0.03, 0.42, 0.06], look.metal, 20);
  const cups = Array.from({ length: 8 }, (_, i) => {
    const turn = (i / 8) * Math.PI * 2;
    return shining(
      turned([Math.cos(turn) * 0.43, bottom + 0.06, Math.sin(turn) * 0.43], [0.035, 0, 0.05, 0.1], "#fbf3e2", 8),
      look,
    );
  });
  return lamp(frame, look, [cord, ring, ...cups], [0, bottom + 0.05, 0], 1.3);
}

const lanterns: Record<LanternKind, (look: Look, size: number) => Piece> = {
  hexagon: (look, s) => [
    turned([0, 0, 0], [0.12 * s, 0, 0.12 * s, 0.03 * s], look.metal, 6),
    shining(turned([0, 0.03 * s, 0], [0.1 * s, 0, 0.12 * s, 0.3 * s], "#ecd9b0", 6), look),
    turned([0, 0.33 * s, 0], [0.13 * s, 0, 0.04 * s, 0.14 * s, 0.02 * s, 0.18 * s], look.metal, 6),
  ],
  tower: (look, s) => [
    box(-0.1 * s, 0, -0.1 * s, 0.2 * s, 0.03 * s, 0.2 * s, look.metal),
    shining(box(-0.08 * s, 0.03 * s, -0.08 * s, 0.16 * s, 0.42 * s, 0.16 * s, "#ecd9b0"), look),
    turned([0, 0.45 * s, 0], [0.14 * s, 0, 0.03 * s, 0.14 * s], look.metal, 4),
  ],
  globe: (look, s) => [
    turned([0, 0, 0], [0.08 * s, 0, 0.08 * s, 0.03 * s], look.metal, 10),
    shining(
      turned([0, 0.03 * s, 0], [0.08 * s, 0, 0.15 * s, 0.1 * s, 0.15 * s, 0.2 * s, 0.07 * s, 0.3 * s], "#ecd9b0", 10),
      look,
    ),
    turned([0, 0.33 * s, 0], [0.08 * s, 0, 0.03 * s, 0.07 * s], look.metal, 10),
  ],
  box: (look, s) => [
    shining(box(-0.11 * s, 0, -0.11 * s, 0.22 * s, 0.26 * s, 0.22 * s, "#ecd9b0"), look),
    box(-0.125 * s, 0.26 * s, -0.125 * s, 0.25 * s, 0.03 * s, 0.25 * s, look.metal),
    turned([0, 0.29 * s, 0], [0.05 * s, 0, 0.05 * s, 0.05 * s], look.metal, 8),
  ],
};

export function lantern(frame: Frame, look: Look, kind: LanternKind, size = 1): Body[] {
  return lamp(frame, look, lanterns[kind](look, size), [0, 0.2 * size, 0], 0.7 * size);
}
