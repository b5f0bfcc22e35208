import { floorFrame } from "#art/geometry/frame.ts";
import { placeFlat, placePiece } from "#art/geometry/place-piece.ts";
import {
  dumbbells,
  exerciseBall,
  rack,
  treadmill,
  weightBench,
  yogaMat,
} from "#art/interior/furniture/gym-equipment.ts";
import { plantIn } from "#art/interior/furniture/potted-plants.ts";
import { mirror } from "#art/interior/furniture/wall-decor.ts";
import type { Furnished, Plan } from "#art/interior/plan/room-plan.ts";
import { type Wall, wallFrame } from "#art/interior/plan/room-shape.ts";

/** Weights under a long mirror, a treadmill by the window, a mat in the middle. */
export function gym(plan: Plan): Furnished {
  const { shape, palette, random } = plan;
  const window: Wall = random("windows").pick(["east", "west"]);
  const side = window === "east" ? 1 : -1;
  const middle = shape.width / 2;
  return {
    windows: [window],
    accent: window === "east" ? "west" : "east",
    bodies: [
      placeFlat(wallFrame(shape, "north"), "trim", mirror(palette, { x: 0.4, y: 0.5, w: shape.width - 0.8, h: 1.8 })),
      ...placePiece(wallFrame(shape, "north", middle - side * 0.7), dumbbells(palette)),
      ...placePiece(floorFrame(middle + side * (middle - 0.75), shape.depth - 0.5), treadmill()),
      ...placePiece(wallFrame(shape, window === "east" ? "west" : "east", shape.depth * 0.5), rack()),
      ...placePiece(floorFrame(middle - side * 0.5, shape.depth * 0.6, side * 0.3), weightBench(palette)),
      ...placePiece(floorFrame(middle + side * 0.45, shape.depth * 0.42), yogaMat(palette)),
      ...placePiece(floorFrame(middle + side * (middle - 0.5), shape.depth * 0.4), exerciseBall(palette)),
      ...plantIn(shape, random("plant"), middle - side * (middle - 0.4), shape.depth - 0.4, 1),
    ],
  };
}
