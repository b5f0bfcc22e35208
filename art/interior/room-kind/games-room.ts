import { type Body, bodyOf } from "#art/geometry/body.ts";
import { floorFrame, placed } from "#art/geometry/frame.ts";
import { placeFlat, placePiece } from "#art/geometry/place-piece.ts";
import { billiards, carrom, cueRack, tableFootball } from "#art/interior/furniture/game-tables.ts";
import { lantern, pendant } from "#art/interior/furniture/lamps.ts";
import { mediaBench, screen } from "#art/interior/furniture/media-furniture.ts";
import { plantIn } from "#art/interior/furniture/potted-plants.ts";
import { rug } from "#art/interior/furniture/rug.ts";
import { pouf, sofa } from "#art/interior/furniture/seats.ts";
import { wallArt } from "#art/interior/furniture/wall-decor.ts";
import type { Furnished, Plan } from "#art/interior/plan/room-plan.ts";
import { wallFrame } from "#art/interior/plan/room-shape.ts";
import { amenities } from "#domain/lookup/amenities.ts";

/** The games of the listing; a carrom board when it has none. */
export function gamesRoom(plan: Plan): Furnished {
  const { shape, palette, has, random } = plan;
  const pool = has(amenities.BILLIARDS);
  const kicker = has(amenities.TABLE_FOOTBALL);
  const middle = shape.width / 2;
  const bodies: Body[] = [
    ...(pool ? billiardCorner(plan) : []),
    ...(kicker
      ? placePiece(
          floorFrame(pool ? shape.width - 0.85 : middle, shape.depth * (pool ? 0.36 : 0.56), pool ? 0.25 : 0.2),
          tableFootball(palette),
        )
      : []),
    ...(pool || kicker ? [] : carromCorner(plan)),
    ...(has(amenities.LARGE_SCREEN) ? screenWall(plan) : [art(plan)]),
    ...plantIn(shape, random("plant"), 0.45, shape.depth - 0.45, 1.15),
    ...lantern(floorFrame(shape.width - 0.42, shape.depth - 0.42), palette, plan.traits.lantern, 1.7),
    ...placePiece(wallFrame(shape, "west", shape.depth * 0.52), sofa(palette, { width: 1.9 })),
  ];
  return { windows: ["east"], accent: "north", bodies };
}

function billiardCorner({ shape, palette, traits }: Plan): Body[] {
  const high = traits.ceiling === "beams" ? shape.height - 0.16 : shape.height;
  const x = shape.width / 2 + 0.25;
  return [
    ...placePiece(floorFrame(x, shape.depth * 0.62), billiards(palette)),
    ...[-0.6, 0, 0.6].flatMap((dx) => pendant(floorFrame(x + dx, shape.depth * 0.62), palette, 1.75, high, 0.15)),
    ...placePiece(wallFrame(shape, "west", shape.depth - 1.35), cueRack(palette)),
  ];
}

function carromCorner({ shape, palette, traits }: Plan): Body[] {
  const [x, z] = [shape.width / 2 + 0.2, shape.depth * 0.52];
  const seats = [
    [0, -0.85],
    [0.9, 0],
    [0, 0.85],
  ] as const;
  return [
    rug({ x: x - 1.3, z: z - 1.2, w: 2.6, d: 2.4 }, palette, traits.rug),
    ...placePiece(floorFrame(x, z), carrom(palette)),
    ...seats.flatMap(([dx, dz], i) =>
      placePiece(floorFrame(x + dx, z + dz), pouf(i % 2 ? palette.second : palette.textile, 0.27)),
    ),
  ];
}

function screenWall({ shape, palette }: Plan): Body[] {
  const frame = wallFrame(shape, "north", shape.width / 2);
  return [...placePiece(frame, mediaBench(palette, 2)), bodyOf(placed(frame, screen(palette, 1.8, 0.8)), "trim")];
}

function art({ shape, palette, random }: Plan): Body {
  return placeFlat(
    wallFrame(shape, "north"),
    "trim",
    wallArt(palette, random("art"), { x: shape.width / 2 - 0.7, y: 1.4, w: 1.4, h: 0.9 }),
  );
}
