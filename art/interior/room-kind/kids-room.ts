import type { Body } from "#art/geometry/body.ts";
import { floorFrame } from "#art/geometry/frame.ts";
import { placeFlat, placePiece } from "#art/geometry/place-piece.ts";
import { blocks, bunkBed, slide, teepee, toyShelf } from "#art/interior/furniture/kids-furniture.ts";
import { pendant } from "#art/interior/furniture/lamps.ts";
import { rug } from "#art/interior/furniture/rug.ts";
import { pouf } from "#art/interior/furniture/seats.ts";
import { wallArt } from "#art/interior/furniture/wall-decor.ts";
import type { Furnished, Plan } from "#art/interior/plan/room-plan.ts";
import { type Wall, wallFrame } from "#art/interior/plan/room-shape.ts";

/** A bunk bed on the north wall, toys opposite the window, a rug between them. */
export function kidsRoom(plan: Plan): Furnished {
  const { shape, palette, random } = plan;
  const window: Wall = random("windows").pick(["east", "west"]);
  const side = window === "east" ? 1 : -1;
  const toyWall: Wall = window === "east" ? "west" : "east";
  const middle = shape.width / 2;
  const play = random("play").chance(0.5);
  const bodies: Body[] = [
    rug({ x: middle - 1.1, z: shape.depth * 0.4, w: 2.2, d: 1.5 }, palette, plan.traits.rug),
    ...placePiece(wallFrame(shape, "north", middle - side * (middle - 1.25)), bunkBed(palette)),
    ...placePiece(wallFrame(shape, toyWall, shape.depth / 2), toyShelf(palette, random("toys"))),
    ...placePiece(
      floorFrame(middle + side * (middle - 0.75), shape.depth - (play ? 1.05 : 1.75)),
      play ? teepee(palette) : slide(palette),
    ),
    ...placePiece(floorFrame(middle + 0.1, shape.depth * 0.56), blocks(random("blocks"))),
    ...placePiece(floorFrame(middle - side * 0.8, shape.depth * 0.52), pouf(palette.textile, 0.28)),
    ...pendant(floorFrame(middle, shape.depth * 0.55), palette, shape.height - 0.8, shape.height, 0.22),
    placeFlat(
      wallFrame(shape, "north"),
      "trim",
      wallArt(palette, random("art"), { x: middle + side * 0.55 - 0.3, y: 1.55, w: 0.6, h: 0.6 }),
    ),
  ];
  return { windows: [window], accent: "north", bodies };
}
