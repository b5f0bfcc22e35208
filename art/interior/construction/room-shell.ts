import { darker, lighter } from "#art/drawing/colour.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { placed } from "#art/geometry/frame.ts";
import { panel } from "#art/geometry/solid-shapes.ts";
import type { Plan } from "#art/interior/plan/room-plan.ts";
import { type RoomShape, type Wall, wallFrame, wallLength, walls } from "#art/interior/plan/room-shape.ts";
import { accentMarks } from "./accent-wall.ts";
import { ceilingBodies } from "./ceiling.ts";
import { SHADE, shadeStrip } from "./edge-shading.ts";
import { floorBodies } from "./floor.ts";

/** Floor, ceiling and four walls, with ambient occlusion where they meet. */
export function buildRoomShell(plan: Plan, accent: Wall | null): Body[] {
  return [
    ...floorBodies(plan),
    ...ceilingBodies(plan),
    ...walls.flatMap((wall) => wallBodies(plan, wall, accent === wall)),
  ];
}

function wallBodies({ shape, palette, traits, random }: Plan, wall: Wall, isAccent: boolean): Body[] {
  const frame = wallFrame(shape, wall);
  const length = wallLength(shape, wall);
  const colour = isAccent ? palette.accent : palette.wall;
  const marks = isAccent ? accentMarks(traits.accent, colour, length, shape.height, random(`accent-${wall}`)) : [];
  return [
    bodyOf(placed(frame, [panel(0, 0, length, shape.height, 0, colour)]), "shell"),
    bodyOf(placed(frame, [...marks, ...occlusion(length, shape), ...skirting(length, shape, palette.wall)]), "marks"),
  ];
}

const STRIPS = 6;
const REACH = 0.42;

/** Ambient occlusion as overlapping strips, each 7 cm narrower than the one before. */
function occlusion(length: number, { height }: RoomShape): Face[] {
  return Array.from({ length: STRIPS }, (_, i) => (REACH * (STRIPS - i)) / STRIPS).flatMap((reach) => [
    shadeStrip(panel(0, 0, reach, height, 0.004, SHADE), 0.018),
    shadeStrip(panel(length - reach, 0, reach, height, 0.004, SHADE), 0.018),
    shadeStrip(panel(0, height - reach * 1.2, length, reach * 1.2, 0.004, SHADE), 0.014),
    shadeStrip(panel(0, 0, length, reach * 1.5, 0.004, SHADE), 0.015),
  ]);
}

function skirting(length: number, { height }: RoomShape, wall: string): Face[] {
  return [
    panel(0, 0, length, 0.12, 0.01, lighter(wall, 0.035)),
    panel(0, 0.12, length, 0.012, 0.012, darker(wall, 0.06)),
    panel(0, height - 0.09, length, 0.09, 0.01, lighter(wall, 0.045)),
  ];
}
