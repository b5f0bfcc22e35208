import type { Body } from "#art/geometry/body.ts";
import { floorFrame } from "#art/geometry/frame.ts";
import { placeFlat, placePiece } from "#art/geometry/place-piece.ts";
import {
  baseUnits,
  fridge,
  hood,
  island,
  kitchenStyle,
  splash,
  wallUnits,
  worktopItems,
} from "#art/interior/furniture/kitchen-furniture.ts";
import { pendant } from "#art/interior/furniture/lamps.ts";
import { plantIn } from "#art/interior/furniture/potted-plants.ts";
import { barStool } from "#art/interior/furniture/seats.ts";
import type { Furnished, Plan } from "#art/interior/plan/room-plan.ts";
import { type Wall, wallFrame } from "#art/interior/plan/room-shape.ts";

/** Cabinets along the north wall, an island in front of them, a window on one side. */
export function kitchen(plan: Plan): Furnished {
  const { shape, palette, random } = plan;
  const style = kitchenStyle(palette, random("style"));
  const window: Wall = random("windows").pick(["east", "west"]);
  const fridgeOnRight = window === "west";
  const [from, to] = fridgeOnRight ? [0.05, shape.width - 1.02] : [1.02, shape.width - 0.05];
  const hob = from + (to - from) * 0.34;
  const frame = wallFrame(shape, "north");
  const bodies: Body[] = [
    placeFlat(frame, "trim", splash(palette, random("tiles"), from, to)),
    ...placePiece(frame, baseUnits(palette, style, from, to)),
    ...placePiece(frame, wallUnits(palette, style, from, to, hob)),
    ...placePiece(frame, hood(hob, shape.height)),
    ...placePiece(frame, fridge(fridgeOnRight ? shape.width - 0.52 : 0.52)),
    ...placePiece(frame, worktopItems(palette, from, to)),
    ...islandGroup(plan, style),
    ...plantIn(shape, random("plant"), fridgeOnRight ? 0.45 : shape.width - 0.45, shape.depth * 0.62, 0.95),
  ];
  return { windows: [window], accent: random("accent").chance(0.5) ? "north" : null, bodies };
}

function islandGroup({ shape, palette, random, traits }: Plan, style: ReturnType<typeof kitchenStyle>): Body[] {
  const width = Math.min(random("island").between(1.6, 2.3), shape.width - 1.9);
  const z = shape.depth * 0.56;
  const middle = shape.width / 2;
  const seats = [-1, 0, 1].map((i) => middle + i * (width / 2 - 0.32));
  const high = traits.ceiling === "beams" ? shape.height - 0.16 : shape.height;
  return [
    ...placePiece(floorFrame(middle, z), island(palette, style, random("island-body"), width)),
    ...seats.flatMap((x) => placePiece(floorFrame(x, z - 0.78, Math.PI), barStool(palette))),
    ...seats.flatMap((x) => pendant(floorFrame(x, z), palette, 1.72, high, 0.14)),
  ];
}
