import { lighter } from "#art/drawing/colour.ts";
import { floorFrame } from "#art/geometry/frame.ts";
import { placePiece } from "#art/geometry/place-piece.ts";
import { box, type Solid } from "#art/geometry/solid-shapes.ts";
import { laundryBasket } from "#art/interior/furniture/bathroom-furniture.ts";
import { pendant } from "#art/interior/furniture/lamps.ts";
import { bottles, foldedTextiles, ironingBoard, washer } from "#art/interior/furniture/laundry-equipment.ts";
import type { Furnished, Plan } from "#art/interior/plan/room-plan.ts";
import { type Wall, wallFrame } from "#art/interior/plan/room-shape.ts";

/** Two machines under a worktop, shelves above, an ironing board by the window. */
export function laundryRoom(plan: Plan): Furnished {
  const { shape, palette, random } = plan;
  const window: Wall = random("windows").pick(["east", "west"]);
  const side = window === "east" ? 1 : -1;
  const middle = shape.width / 2;
  const wood = lighter(palette.wood, 0.14);
  const top: Solid[] = [box(-middle + 0.05, 0.9, 0.01, shape.width - 0.1, 0.045, 0.64, wood)];
  const cupboards: Solid[] = [
    box(-middle + 0.05, 0, 0.01, middle - 0.72, 0.9, 0.6, lighter(palette.accent, 0.06)),
    box(0.67, 0, 0.01, middle - 0.72, 0.9, 0.6, lighter(palette.accent, 0.06)),
  ];
  const shelf: Solid[] = [1.45, 1.85].map((y) => box(-middle + 0.3, y, 0.01, shape.width - 0.6, 0.035, 0.3, wood));
  const frame = wallFrame(shape, "north", middle);
  const aside = { ...frame, origin: [middle - side * 0.9, 0, shape.depth] as const };
  return {
    windows: [window],
    accent: "north",
    bodies: [
      ...placePiece(wallFrame(shape, "north", middle - 0.34), washer()),
      ...placePiece(wallFrame(shape, "north", middle + 0.34), washer("#e9ebec")),
      ...placePiece(frame, [...cupboards, ...top]),
      ...placePiece(frame, shelf),
      ...placePiece(aside, foldedTextiles(palette, 0.945)),
      ...placePiece(frame, [...bottles(palette, 0.5, 1.485), ...bottles(palette, -0.8, 1.885)]),
      ...placePiece(floorFrame(middle - side * (middle - 0.35), shape.depth - 0.95), laundryBasket(palette.second)),
      ...placePiece(floorFrame(middle + side * (middle - 0.4), shape.depth * 0.52, Math.PI / 2), ironingBoard(palette)),
      ...pendant(floorFrame(middle, shape.depth * 0.55), palette, shape.height - 0.7, shape.height, 0.2),
    ],
  };
}
