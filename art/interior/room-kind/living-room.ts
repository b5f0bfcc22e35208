import { type Body, bodyOf } from "#art/geometry/body.ts";
import { floorFrame, placed } from "#art/geometry/frame.ts";
import { placeFlat, placePiece } from "#art/geometry/place-piece.ts";
import { floorLamp, lantern } from "#art/interior/furniture/lamps.ts";
import { mediaBench, screen } from "#art/interior/furniture/media-furniture.ts";
import { plantIn } from "#art/interior/furniture/potted-plants.ts";
import { rug } from "#art/interior/furniture/rug.ts";
import { armchair, pouf, sofa } from "#art/interior/furniture/seats.ts";
import { bowlOfFruit, lowTable, vase } from "#art/interior/furniture/tables.ts";
import { shelves, wallArt } from "#art/interior/furniture/wall-decor.ts";
import type { Furnished, Plan } from "#art/interior/plan/room-plan.ts";
import { type Wall, wallFrame } from "#art/interior/plan/room-shape.ts";
import { amenities } from "#domain/lookup/amenities.ts";

/** Two sofas around a table, a television on one side, the window on the other. */
export function livingRoom(plan: Plan): Furnished {
  const { shape, palette, random } = plan;
  const screenWall: Wall = random("screen").pick(["east", "west"]);
  const seatWall: Wall = screenWall === "east" ? "west" : "east";
  const windows: Wall[] = random("windows").chance(0.62) ? ["north"] : [seatWall];
  const middle = floorFrame(shape.width / 2, shape.depth * 0.56);
  const { piece, top } = lowTable(palette, random("table"));
  const bodies: Body[] = [
    rug({ x: shape.width / 2 - 1.35, z: shape.depth * 0.56 - 1.1, w: 2.7, d: 2.2 }, palette, plan.traits.rug),
    ...seating(plan, seatWall, windows.includes("north")),
    ...placePiece(middle, [...piece, vase(-0.2, top, 0, 0.7, palette.accent), ...bowlOfFruit(0.1, top, 0.1)]),
    ...screenSide(plan, screenWall),
    ...extras(plan, seatWall),
    ...(windows.includes("north") ? [] : [backWall(plan)]),
  ];
  return { windows, accent: windows.includes("north") ? screenWall : "north", bodies };
}

function seating({ shape, palette, random }: Plan, wall: Wall, lowBack: boolean): Body[] {
  const long = Math.min(2.7, shape.depth - 2.3);
  const along = wall === "west" ? shape.depth * 0.56 : shape.depth * 0.44;
  const across = Math.min(2.3, shape.width - 2.4);
  const second = floorFrame(shape.width / 2, shape.depth - (lowBack ? 0.45 : 0.2));
  const opposite = wall === "west" ? 1 : -1;
  return [
    ...placePiece(wallFrame(shape, wall, along), sofa(palette, { width: long })),
    ...placePiece(second, sofa(palette, { width: across })),
    ...(random("chair").chance(0.5)
      ? placePiece(
          floorFrame(shape.width / 2 + opposite * 0.2, shape.depth * 0.56 - 1.55, Math.PI),
          pouf(palette.second),
        )
      : placePiece(
          floorFrame(shape.width / 2 + opposite * 1.5, shape.depth * 0.56 + 0.55, opposite * -0.9),
          armchair(palette),
        )),
  ];
}

function screenSide({ shape, palette, has, random }: Plan, wall: Wall): Body[] {
  const along = wall === "west" ? shape.depth * 0.56 : shape.depth * 0.44;
  const frame = wallFrame(shape, wall, along);
  const wide = has(amenities.LARGE_SCREEN) ? 1.9 : 1.3;
  return [
    ...placePiece(frame, mediaBench(palette, 2.1)),
    bodyOf(placed(frame, screen(palette, wide, 0.78)), "trim"),
    ...placePiece(frame, [vase(0.85, 0.47, 0.2, 0.8, palette.second), vase(-0.88, 0.47, 0.2, 0.6, palette.textile)]),
    ...(random("lamp").chance(0.6)
      ? floorLamp(floorFrame(wall === "west" ? 0.32 : shape.width - 0.32, shape.depth * 0.56 + 1.35), palette)
      : []),
  ];
}

function extras({ shape, palette, traits, random }: Plan, seatWall: Wall): Body[] {
  const x = seatWall === "west" ? 0.42 : shape.width - 0.42;
  return [
    ...plantIn(shape, random("plant"), x, shape.depth - 0.42, 1.2),
    ...lantern(
      floorFrame(seatWall === "west" ? shape.width - 0.4 : 0.4, shape.depth - 0.4),
      palette,
      traits.lantern,
      1.7,
    ),
  ];
}

function backWall({ shape, palette, random }: Plan): Body {
  const stream = random("art-north");
  if (stream.chance(0.4) && shape.width > 5) {
    const shelf = shelves(palette, stream, 1.4, 0.7, 2).flatMap((solid) =>
      solid.map((one) => ({ ...one, points: one.points.map(([x, y, z]) => [x, y + 1.35, z * 0.6] as const) })),
    );
    return placeFlat(wallFrame(shape, "north", shape.width / 2), "trim", shelf);
  }
  const wide = stream.between(1, 1.5);
  return placeFlat(
    wallFrame(shape, "north"),
    "trim",
    wallArt(palette, stream, { x: shape.width / 2 - wide / 2, y: 1.4, w: wide, h: wide * 0.66 }),
  );
}
