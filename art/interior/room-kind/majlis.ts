import type { Body } from "#art/geometry/body.ts";
import { floorFrame } from "#art/geometry/frame.ts";
import { placeFlat, placePiece } from "#art/geometry/place-piece.ts";
import { coffeeService } from "#art/interior/furniture/coffee-service.ts";
import { chandelier, floorLamp, lantern } from "#art/interior/furniture/lamps.ts";
import { plantIn } from "#art/interior/furniture/potted-plants.ts";
import { rug } from "#art/interior/furniture/rug.ts";
import { majlisRun, RUN_DEPTH } from "#art/interior/furniture/seats.ts";
import { lowTable } from "#art/interior/furniture/tables.ts";
import { wallArt } from "#art/interior/furniture/wall-decor.ts";
import type { Furnished, Plan } from "#art/interior/plan/room-plan.ts";
import { type Wall, wallFrame } from "#art/interior/plan/room-shape.ts";

/** The free depth in front of the south wall, where the cameras stand, in metres. */
const CLEAR = 1.15;

/** The reception room: seats along two or three walls, a rug, coffee on a low table, lanterns. */
export function majlis(plan: Plan): Furnished {
  const { shape, palette, random, tented } = plan;
  const light = random("windows").weighted<"north" | "east" | "west" | "both">({ north: 4, east: 2, west: 2, both: 2 });
  const windows: Wall[] = light === "both" ? ["north", "east"] : [light];
  const accent: Wall = windows.includes("north") ? (windows.includes("east") ? "west" : "east") : "north";
  const bodies: Body[] = [
    rug(
      { x: RUN_DEPTH + 0.12, z: 0.9, w: shape.width - 2 * RUN_DEPTH - 0.24, d: shape.depth - RUN_DEPTH - 1.02 },
      palette,
      plan.traits.rug,
    ),
    ...seatsOf(plan),
    ...middle(plan),
    ...lightsOf(plan),
    ...(tented || windows.includes("north") ? [] : [artOn(plan, "north")]),
    ...(tented || windows.includes("west") || accent === "west" ? [] : [artOn(plan, "west")]),
  ];
  return { windows, accent, bodies };
}

function seatsOf({ shape, palette, traits, random }: Plan): Body[] {
  const floor = traits.seating === "floor";
  const side = shape.depth - RUN_DEPTH - CLEAR;
  const third = random("third-run").chance(0.72);
  const right = third
    ? placePiece(wallFrame(shape, "east", RUN_DEPTH + 0.04), majlisRun(palette, { length: side, floor, end: true }))
    : plantIn(shape, random("plant"), shape.width - 0.5, shape.depth - 1.35, 1.15);
  return [
    ...placePiece(
      wallFrame(shape, "north", 0.02),
      majlisRun(palette, { length: shape.width - 0.04, floor, end: !third }),
    ),
    ...placePiece(wallFrame(shape, "west", CLEAR), majlisRun(palette, { length: side, floor, start: true })),
    ...right,
  ];
}

function middle({ shape, palette, random }: Plan): Body[] {
  const { piece, top } = lowTable(palette, random("table"));
  const frame = floorFrame(shape.width / 2, shape.depth * 0.52);
  return [
    ...placePiece(frame, piece),
    ...placePiece({ ...frame, origin: [frame.origin[0], 0, frame.origin[2]] }, coffeeService(palette, { y: top })),
  ];
}

function lightsOf({ shape, palette, traits, random, tented }: Plan): Body[] {
  const corner = floorFrame(shape.width - 0.36, shape.depth - 0.3);
  const hanging = random("chandelier").chance(0.5) && traits.ceiling !== "beams" && !tented;
  return [
    ...lantern(floorFrame(shape.width * 0.5 - 0.95, shape.depth * 0.52 + 0.45), palette, traits.lantern, 1.25),
    ...lantern(floorFrame(RUN_DEPTH + 0.3, CLEAR - 0.1), palette, traits.lantern, 1.6),
    ...(hanging
      ? chandelier(floorFrame(shape.width / 2, shape.depth * 0.55), palette, shape.height - 0.75, shape.height)
      : []),
    ...(random("lamp").chance(0.4) && traits.seating === "sofa" ? floorLamp(corner, palette, 1.6) : []),
  ];
}

function artOn({ shape, palette, random }: Plan, wall: Wall): Body {
  const length = wall === "north" ? shape.width : shape.depth;
  const stream = random(`art-${wall}`);
  const wide = stream.between(1, 1.6);
  const faces = wallArt(palette, stream, { x: length / 2 - wide / 2, y: 1.42, w: wide, h: wide * 0.64 });
  return placeFlat(wallFrame(shape, wall), "trim", faces);
}
