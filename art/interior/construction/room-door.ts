import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import type { Body, Face } from "#art/geometry/body.ts";
import { placeFlat } from "#art/geometry/place-piece.ts";
import { face, panel } from "#art/geometry/solid-shapes.ts";
import type { RoomPalette } from "#art/interior/plan/room-plan.ts";
import { type RoomShape, type Wall, wallFrame } from "#art/interior/plan/room-shape.ts";

export type Door = { wall: Wall; along: number };

const WIDTH = 0.92;
export const DOOR_HEIGHT = 2.1;

/** The door of a tent: a dark opening with cloth tied to both sides. */
export function tentDoor(shape: RoomShape, cloth: Colour, { wall, along }: Door): Body {
  const half = WIDTH / 2;
  const drape = (side: number): Face =>
    face(
      [
        side * half,
        0,
        0.02,
        side * half * 0.8,
        0,
        0.02,
        side * half * 0.72,
        0.9,
        0.02,
        side * half * 0.1,
        1.9,
        0.02,
        side * half,
        1.9,
        0.02,
      ],
      side > 0 ? darker(cloth, 0.04) : darker(cloth, 0.07),
      { twoSided: true },
    );
  return placeFlat(wallFrame(shape, wall, along), "trim", [
    panel(-half, 0, WIDTH, 1.9, 0.015, "#3a2c22"),
    drape(1),
    drape(-1),
  ]);
}

/** A panelled door in its frame. */
export function doorBody(shape: RoomShape, palette: RoomPalette, { wall, along }: Door): Body {
  const wood = lighter(palette.wood, 0.04);
  const left = -WIDTH / 2;
  const inset = (y: number, h: number): Face[] => [
    panel(left + 0.14, y, WIDTH - 0.28, h, 0.016, darker(wood, 0.06)),
    panel(left + 0.17, y + 0.03, WIDTH - 0.34, h - 0.06, 0.017, lighter(wood, 0.03)),
  ];
  return placeFlat(wallFrame(shape, wall, along), "trim", [
    panel(left - 0.09, 0, WIDTH + 0.18, DOOR_HEIGHT + 0.09, 0.013, lighter(palette.wall, 0.05)),
    panel(left - 0.01, 0, WIDTH + 0.02, DOOR_HEIGHT + 0.01, 0.014, darker(wood, 0.12)),
    panel(left, 0.01, WIDTH, DOOR_HEIGHT - 0.01, 0.015, wood),
    ...inset(0.2, 0.62),
    ...inset(0.98, 0.92),
    panel(WIDTH / 2 - 0.11, 0.98, 0.03, 0.16, 0.018, palette.metal),
    panel(WIDTH / 2 - 0.16, 1.05, 0.09, 0.025, 0.019, lighter(palette.metal, 0.05)),
  ]);
}
