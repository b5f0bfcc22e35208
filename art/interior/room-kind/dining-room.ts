import { lighter } from "#art/drawing/colour.ts";
import type { Body } from "#art/geometry/body.ts";
import { floorFrame } from "#art/geometry/frame.ts";
import { placeFlat, placePiece } from "#art/geometry/place-piece.ts";
import { dresser } from "#art/interior/furniture/bedroom-furniture.ts";
import { chandelier, pendant, tableLamp } from "#art/interior/furniture/lamps.ts";
import { plantIn, sprig } from "#art/interior/furniture/potted-plants.ts";
import { rug } from "#art/interior/furniture/rug.ts";
import { diningChair } from "#art/interior/furniture/seats.ts";
import { bowlOfFruit, diningTable, tableware, vase } from "#art/interior/furniture/tables.ts";
import { mirror, wallArt } from "#art/interior/furniture/wall-decor.ts";
import type { Furnished, Plan } from "#art/interior/plan/room-plan.ts";
import { type Wall, wallFrame } from "#art/interior/plan/room-shape.ts";

/** A long table for six to ten people under lamps. */
export function diningRoom(plan: Plan): Furnished {
  const { shape, palette, random } = plan;
  const side: Wall = random("windows").pick(["east", "west"]);
  const windows: Wall[] = random("north-window").chance(0.45) ? ["north"] : [side];
  const free: Wall = side === "east" ? "west" : "east";
  const bodies: Body[] = [
    rug({ x: 0.85, z: shape.depth * 0.56 - 1.25, w: shape.width - 1.7, d: 2.5 }, palette, plan.traits.rug),
    ...tableGroup(plan),
    ...plantIn(shape, random("plant"), side === "east" ? shape.width - 0.4 : 0.4, shape.depth - 0.42, 1.15),
    ...(windows.includes("north") ? sideboard(plan, free) : [...sideboard(plan, "north"), ...artOn(plan, free)]),
  ];
  return { windows, accent: windows.includes("north") ? free : "north", bodies };
}

function tableGroup({ shape, palette, random, traits }: Plan): Body[] {
  const length = Math.min(random("table").between(1.9, 2.7), shape.width - 1.7);
  const places = Math.floor(length / 0.62);
  const frame = floorFrame(shape.width / 2, shape.depth * 0.56);
  const chair = random("chair").chance(0.5) ? palette.textile : lighter(palette.wood, 0.12);
  const seats = Array.from({ length: places * 2 }, (_, i) => {
    const x = -length / 2 + (length / places) * ((i % places) + 0.5);
    const front = i < places;
    return placePiece(
      floorFrame(shape.width / 2 + x, shape.depth * 0.56 + (front ? -0.98 : 0.98), front ? Math.PI : 0),
      diningChair(palette, chair),
    );
  });
  const rest = [
    vase(0, 0.755, 0, 0.8, palette.accent),
    ...sprig(random("sprig"), 0, 0.98, 0, 0.7),
    ...bowlOfFruit(length * 0.3, 0.755, 0),
  ];
  const high = traits.ceiling === "beams" ? shape.height - 0.16 : shape.height;
  const above = random("lamps").chance(0.4)
    ? chandelier(frame, palette, 1.85, high)
    : [-0.55, 0, 0.55].flatMap((x) =>
        pendant(floorFrame(shape.width / 2 + x, shape.depth * 0.56), palette, 1.7, high, 0.16),
      );
  return [
    ...placePiece(frame, [...diningTable(palette, length, 0.95), ...tableware(palette, length, 0.95, places), ...rest]),
    ...seats.flat(),
    ...above,
  ];
}

function sideboard({ shape, palette, random }: Plan, wall: Wall): Body[] {
  const length = wall === "north" ? shape.width : shape.depth;
  const frame = wallFrame(shape, wall, length / 2);
  const glass = mirror(palette, { x: -0.45, y: 1.15, w: 0.9, h: 1.1 }, random("mirror").chance(0.5));
  const lampAt = {
    ...frame,
    origin: [
      frame.origin[0] + frame.right[0] * 0.5 + frame.out[0] * 0.2,
      0,
      frame.origin[2] + frame.right[2] * 0.5 + frame.out[2] * 0.2,
    ] as const,
  };
  return [
    ...placePiece(frame, dresser(palette, 1.5)),
    ...placePiece(frame, [vase(-0.5, 0.82, 0.2, 0.9, palette.second)]),
    ...tableLamp(lampAt, palette, 0.82),
    placeFlat(frame, "trim", glass),
  ];
}

function artOn({ shape, palette, random }: Plan, wall: Wall): Body[] {
  return [
    placeFlat(
      wallFrame(shape, wall),
      "trim",
      wallArt(palette, random(`art-${wall}`), { x: shape.depth / 2 - 0.6, y: 1.35, w: 1.2, h: 0.85 }),
    ),
  ];
}
