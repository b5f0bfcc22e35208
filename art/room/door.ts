import { darker, lighter } from "#art/colour/colour.ts";
import type { Body, Face } from "#art/solid/body.ts";
import { panel } from "#art/solid/forms.ts";
import type { Look } from "./plan.ts";
import { lay } from "./put.ts";
import { type RoomShape, type Wall, wallFrame } from "./room-shape.ts";

export type Door = { wall: Wall; along: number };

const [WIDTH, HEIGHT] = [0.92, 2.1];

/** A panelled door in its frame. */
export function doorBody(shape: RoomShape, look: Look, { wall, along }: Door): Body {
  const wood = lighter(look.wood, 0.04);
  const left = -WIDTH / 2;
  const inset = (y: number, h: number): Face[] => [
    panel(left + 0.14, y, WIDTH - 0.28, h, 0.016, darker(wood, 0.06)),
    panel(left + 0.17, y + 0.03, WIDTH - 0.34, h - 0.06, 0.017, lighter(wood, 0.03)),
  ];
  return lay(wallFrame(shape, wall, along), "trim", [
    panel(left - 0.09, 0, WIDTH + 0.18, HEIGHT + 0.09, 0.013, lighter(look.wall, 0.05)),
    panel(left - 0.01, 0, WIDTH + 0.02, HEIGHT + 0.01, 0.014, darker(wood, 0.12)),
    panel(left, 0.01, WIDTH, HEIGHT - 0.01, 0.015, wood),
    ...inset(0.2, 0.62),
    ...inset(0.98, 0.92),
    panel(WIDTH / 2 - 0.11, 0.98, 0.03, 0.16, 0.018, look.metal),
    panel(WIDTH / 2 - 0.16, 1.05, 0.09, 0.025, 0.019, lighter(look.metal, 0.05)),
  ]);
}
