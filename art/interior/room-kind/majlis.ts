import type { Body } from "#art/geometry/body.ts";
import { standing } from "#art/geometry/frame.ts";
import { lay, put } from "#art/geometry/place-piece.ts";
import { coffeeService } from "#art/interior/furniture/coffee-service.ts";
import { chandelier, floorLamp, lantern } from "#art/interior/furniture/lamps.ts";
import { plantIn } from "#art/interior/furniture/potted-plants.ts";
import { rug } from "#art/interior/furniture/rug.ts";
import { majlisRun, RUN_DEPTH } from "#art/interior/furniture/seats.ts";
import { lowTable } from "#art/interior/furniture/tables.ts";
import { wallArt } from "#art/interior/furniture/wall-decor.ts";
import type { Furnished, Plan } from "#art/interior/plan/room-plan.ts";
import { type Wall, wallFrame } from "#art/interior/plan/room-shape.ts";

/** Where side seats end, so that no camera stands in them. */
const CLEAR = 1.15;

/** The reception room: seats along two or three walls, a rug, coffee on a low table, lanterns. */
export function majlis(plan: Plan): Furnished {
  const { shape, look, random, tented } = plan;
  const light = random("windows").weighted<"north" | "east" | "west" | "both">({ north: 4, east: 2, west: 2, both: 2 });
  const windows: Wall[] = light === "both" ? ["north", "east"] : [light];
  const accent: Wall = windows.includes("north") ? (windows.includes("east") ? "west" : "east") : "north";
  const bodies: Body[] = [
    rug(
      { x: RUN_DEPTH + 0.12, z: 0.9, w: shape.width - 2 * RUN_DEPTH - 0.24, d: shape.depth - RUN_DEPTH - 1.02 },
      look,
      plan.dna.rug,
    ),
    ...seatsOf(plan),
    ...middle(plan),
    ...lightsOf(plan),
    ...(tented || windows.includes("north") ? [] : [artOn(plan, "north")]),
    ...(tented || windows.includes("west") || accent === "west" ? [] : [artOn(plan, "west")]),
  ];
  return { windows, accent, bodies };
}

function seatsOf({ shape, look, dna, random }: Plan): Body[] {
  const floor = dna.seating === "floor";
  const side = shape.depth - RUN_DEPTH - CLEAR;
  const third = random("third-run").chance(0.72);
  const right = third
    ? put(wallFrame(shape, "east", RUN_DEPTH + 0.04), majlisRun(look, { length: side, floor, end: true }))
    : plantIn(shape, random("plant"), shape.width - 0.5, shape.depth - 1.35, 1.15);
  return [
    ...put(wallFrame(shape, "north", 0.02), majlisRun(look, { length: shape.width - 0.04, floor, end: !third })),
    ...put(wallFrame(shape, "west", CLEAR), majlisRun(look, { length: side, floor, start: true })),
    ...right,
  ];
}

function middle({ shape, look, random }: Plan): Body[] {
  const { piece, top } = lowTable(look, random("table"));
  const frame = standing(shape.width / 2, shape.depth * 0.52);
  return [
    ...put(frame, piece),
    ...put({ ...frame, origin: [frame.origin[0], 0, frame.origin[2]] }, coffeeService(look, { y: top })),
  ];
}

function lightsOf({ shape, look, dna, random, tented }: Plan): Body[] {
  const corner = standing(shape.width - 0.36, shape.depth - 0.3);
  const hanging = random("chandelier").chance(0.5) && dna.ceiling !== "beams" && !tented;
  return [
    ...lantern(standing(shape.width * 0.5 - 0.95, shape.depth * 0.52 + 0.45), look, dna.lantern, 1.25),
    ...lantern(standing(RUN_DEPTH + 0.3, CLEAR - 0.1), look, dna.lantern, 1.6),
    ...(hanging
      ? chandelier(standing(shape.width / 2, shape.depth * 0.55), look, shape.height - 0.75, shape.height)
      : []),
    ...(random("lamp").chance(0.4) && dna.seating === "sofa" ? floorLamp(corner, look, 1.6) : []),
  ];
}

function artOn({ shape, look, random }: Plan, wall: Wall): Body {
  const length = wall === "north" ? shape.width : shape.depth;
  const stream = random(`art-${wall}`);
  const wide = stream.between(1, 1.6);
  const faces = wallArt(look, stream, { x: length / 2 - wide / 2, y: 1.42, w: wide, h: wide * 0.64 });
  return lay(wallFrame(shape, wall), "trim", faces);
}
