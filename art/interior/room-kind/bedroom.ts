import type { Body } from "#art/geometry/body.ts";
import { floorFrame } from "#art/geometry/frame.ts";
import { placeFlat, placePiece } from "#art/geometry/place-piece.ts";
import { bed, dresser, headboards, nightstand, wardrobe } from "#art/interior/furniture/bedroom-furniture.ts";
import { floorLamp, lantern, pendant, tableLamp } from "#art/interior/furniture/lamps.ts";
import { plantIn } from "#art/interior/furniture/potted-plants.ts";
import { rug } from "#art/interior/furniture/rug.ts";
import { armchair, bench } from "#art/interior/furniture/seats.ts";
import { mirror, wallArt } from "#art/interior/furniture/wall-decor.ts";
import type { Furnished, Plan, RoomView } from "#art/interior/plan/room-plan.ts";
import { type Wall, wallFrame } from "#art/interior/plan/room-shape.ts";

/** One wide bed with its head on the north wall. */
export function bedroom(plan: Plan): Furnished {
  const { shape, palette, random } = plan;
  const width = random("bed-width").pick([1.6, 1.8, 2]);
  const stream = random("bed");
  const headboard = stream.pick(headboards);
  const frame = wallFrame(shape, "north", shape.width / 2);
  const window: Wall = random("windows").pick(["east", "west"]);
  const bodies: Body[] = [
    rug(
      { x: shape.width / 2 - width / 2 - 0.55, z: shape.depth - 2.75, w: width + 1.1, d: 1.9 },
      palette,
      plan.traits.rug,
    ),
    ...placePiece(frame, bed(palette, stream, { width, headboard })),
    ...bedsideTables(plan, width / 2 + 0.42),
    ...(random("bench").chance(0.45)
      ? placePiece(floorFrame(shape.width / 2, shape.depth - 2.28), bench(palette, width * 0.7))
      : []),
    ...closet(plan, window === "east" ? "west" : "east"),
    ...corner(plan, window),
    ...(plan.tented ? [] : [overBed(plan, headboard === "arch")]),
  ];
  return { windows: [window], accent: "north", bodies, views: awayFrom(window === "east" ? "west" : "east") };
}

/** Two beds side by side with a nightstand between them. */
export function twinBedroom(plan: Plan): Furnished {
  const { shape, palette, random } = plan;
  const stream = random("bed");
  const headboard = stream.pick(headboards);
  const window: Wall = random("windows").pick(["east", "west"]);
  const aside = Math.min(0.95, shape.width / 2 - 0.85);
  const bodies: Body[] = [
    rug({ x: shape.width / 2 - 0.5, z: shape.depth - 2.3, w: 1, d: 1.7 }, palette, plan.traits.rug),
    ...[-aside, aside].flatMap((x) =>
      placePiece(
        wallFrame(shape, "north", shape.width / 2 + x),
        bed(palette, random(`bed${x}`), { width: 1, headboard }),
      ),
    ),
    ...placePiece(wallFrame(shape, "north", shape.width / 2), nightstand(palette)),
    ...tableLamp(floorFrame(shape.width / 2, shape.depth - 0.22), palette, 0.52),
    ...closet(plan, window === "east" ? "west" : "east"),
    ...(plan.tented ? [] : [-aside, aside].map((x) => smallArt(plan, shape.width / 2 + x))),
  ];
  return { windows: [window], accent: "north", bodies, views: awayFrom(window === "east" ? "west" : "east") };
}

/** Leaves out the camera in the corner next to a tall wardrobe. */
const awayFrom = (wall: Wall): RoomView[] => ["centre", wall === "west" ? "right-corner" : "left-corner"];

function bedsideTables({ shape, palette, traits, random, tented }: Plan, aside: number): Body[] {
  const hanging = !tented && random("bedside").chance(0.3) && traits.ceiling !== "beams" && shape.height < 3.2;
  return [-aside, aside].flatMap((x) => {
    const stand = placePiece(wallFrame(shape, "north", shape.width / 2 + x), nightstand(palette));
    const at = floorFrame(shape.width / 2 + x, shape.depth - 0.22);
    return [...stand, ...(hanging ? pendant(at, palette, 1.15, shape.height, 0.12) : tableLamp(at, palette, 0.52))];
  });
}

/** A wardrobe, or a dresser under a mirror, on the wall without a window. */
function closet({ shape, palette, random, tented }: Plan, wall: Wall): Body[] {
  const along = wall === "west" ? shape.depth * 0.52 : shape.depth * 0.48;
  const frame = wallFrame(shape, wall, along);
  if (!tented && random("closet").chance(0.55))
    return placePiece(frame, wardrobe(palette, Math.min(1.7, shape.depth - 2.4), Math.min(2.3, shape.height - 0.4)));
  const glass = tented
    ? []
    : [
        placeFlat(
          frame,
          "trim",
          mirror(palette, { x: -0.38, y: 1.05, w: 0.76, h: 1.05 }, random("mirror").chance(0.5)),
        ),
      ];
  return [
    ...placePiece(frame, dresser(palette, 1.1)),
    ...glass,
    ...tableLamp({ ...frame, origin: offsetOrigin(frame, 0.36, 0.22) }, palette, 0.82),
  ];
}

const offsetOrigin = ({ origin, right, out }: ReturnType<typeof wallFrame>, x: number, z: number) =>
  [origin[0] + right[0] * x + out[0] * z, 0, origin[2] + right[2] * x + out[2] * z] as const;

function corner({ shape, palette, traits, random }: Plan, window: Wall): Body[] {
  const side = window === "east" ? 1 : -1;
  const x = shape.width / 2 + side * (shape.width / 2 - 0.42);
  const choice = random("corner").weighted({ plant: 4, chair: 2, lamp: 2, lantern: 2 });
  if (choice === "chair")
    return placePiece(
      floorFrame(shape.width / 2 + side * (shape.width / 2 - 0.62), shape.depth * 0.5, -side * 0.9),
      armchair(palette),
    );
  if (choice === "lamp") return floorLamp(floorFrame(x, shape.depth * 0.5), palette);
  if (choice === "lantern") return lantern(floorFrame(x, shape.depth * 0.52), palette, traits.lantern, 1.8);
  return plantIn(shape, random("plant"), x, shape.depth * 0.54, 1);
}

function overBed({ shape, palette, random }: Plan, high: boolean): Body {
  const stream = random("art");
  const wide = stream.between(0.9, 1.3);
  const y = high ? 1.86 : 1.6;
  return placeFlat(
    wallFrame(shape, "north"),
    "trim",
    wallArt(palette, stream, {
      x: shape.width / 2 - wide / 2,
      y,
      w: wide,
      h: Math.min(wide * 0.6, shape.height - y - 0.25),
    }),
  );
}

function smallArt({ shape, palette, random }: Plan, x: number): Body {
  return placeFlat(
    wallFrame(shape, "north"),
    "trim",
    wallArt(palette, random(`art-${Math.round(x)}`), { x: x - 0.3, y: 1.6, w: 0.6, h: 0.75 }),
  );
}
