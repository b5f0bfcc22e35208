import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import type { Face } from "#art/geometry/body.ts";
import type { Piece } from "#art/geometry/place-piece.ts";
import { box, cushion, lathe, post, tilted } from "#art/geometry/solid-shapes.ts";
import type { Vec } from "#art/geometry/vector.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";

/** A sunbed, 2 m long, with its foot towards the viewer. */
export function sunbed(palette: RoomPalette, cloth: Colour): Piece {
  const wood = lighter(palette.wood, 0.06);
  return [
    ...[-0.28, 0.28].flatMap((x) => [0.2, 1.75].map((z) => box(x - 0.03, 0, z, 0.06, 0.24, 0.06, darker(wood, 0.05)))),
    box(-0.33, 0.24, 0.02, 0.66, 0.06, 1.94, wood),
    cushion(-0.31, 0.3, 0.72, 0.62, 0.1, 1.22, cloth),
    tilted(cushion(-0.31, 0.3, 0.02, 0.62, 0.1, 0.74, lighter(cloth, 0.02)), [0, 0.34, 0.74], -0.62),
    cushion(-0.18, 0.4, 1.5, 0.36, 0.07, 0.26, palette.textile),
  ];
}

export function parasol(cloth: Colour): Piece {
  const [rim, top, radius] = [2.05, 2.6, 1.35];
  const edge = (i: number): Vec => [Math.cos((i / 5) * Math.PI) * radius, rim, Math.sin((i / 5) * Math.PI) * radius];
  const ribs: Face[] = Array.from({ length: 10 }, (_, i) => ({
    points: [edge(i), edge(i + 1), [0, top, 0]],
    colour: i % 2 ? cloth : darker(cloth, 0.05),
    twoSided: true,
  }));
  return [lathe([0, 0, 0], [0.28, 0, 0.26, 0.07], "#8f8a82", 12), post(0, 0.07, 0, 0.03, 2.5, "#8a6a48", 6), ribs];
}

export const sideTable = (palette: RoomPalette): Piece => [
  post(0, 0, 0, 0.025, 0.42, palette.metal, 6),
  lathe([0, 0.42, 0], [0.22, 0, 0.22, 0.03], lighter(palette.wood, 0.1), 14),
  lathe([0.06, 0.45, 0.02], [0.03, 0, 0.04, 0.13], "#f0b25a", 9),
  lathe([-0.07, 0.45, -0.03], [0.03, 0, 0.04, 0.13], "#cfe6d8", 9),
];
