import { darker, lighter, mix } from "#art/drawing/colour.ts";
import type { Body, Face } from "#art/geometry/body.ts";
import { floorFrame } from "#art/geometry/frame.ts";
import { placeFlat, placePiece } from "#art/geometry/place-piece.ts";
import { lathe, panel, sheet } from "#art/geometry/solid-shapes.ts";
import { laundryBasket, shower, toilet, towelLadder, tub, vanity } from "#art/interior/furniture/bathroom-furniture.ts";
import { shining } from "#art/interior/furniture/lamps.ts";
import { plantIn } from "#art/interior/furniture/potted-plants.ts";
import { mirror } from "#art/interior/furniture/wall-decor.ts";
import type { Furnished, Plan } from "#art/interior/plan/room-plan.ts";
import { type Wall, wallFrame, wallLength, walls } from "#art/interior/plan/room-shape.ts";

/** Basins under a mirror on the north wall, a tub by the window or a shower, tiles up to 1.5 m. */
export function bathroom(plan: Plan): Furnished {
  const { shape, palette, random } = plan;
  const wet: Wall = random("wet").pick(["east", "west"]);
  const dry: Wall = wet === "east" ? "west" : "east";
  const side = wet === "east" ? 1 : -1;
  const hasTub = random("tub").chance(0.55);
  const width = Math.min(1.5, shape.width - 1.55);
  const wash = shape.width / 2 - side * (shape.width / 2 - width / 2 - 0.25);
  const bodies: Body[] = [
    ...tiles(plan),
    ...washing(plan, wash, width),
    ...(hasTub
      ? placePiece(
          floorFrame(shape.width / 2 + side * (shape.width / 2 - 0.6), shape.depth * 0.62, (side * -Math.PI) / 2),
          tub(palette),
        )
      : placePiece(
          wallFrame(shape, "north", shape.width / 2 + side * (shape.width / 2 - 0.56)),
          shower(palette, 1.1, 1),
        )),
    ...placePiece(wallFrame(shape, dry, shape.depth * 0.52), toilet()),
    ...placePiece(
      wallFrame(shape, wet, wet === "east" ? shape.depth * 0.72 : shape.depth * 0.28),
      hasTub ? [] : towelLadder(palette),
    ),
    ...(hasTub
      ? plantIn(shape, random("plant"), shape.width / 2 + side * (shape.width / 2 - 0.3), shape.depth - 0.3, 0.8)
      : []),
    ...placePiece(
      floorFrame(wash + side * (width / 2 + 0.34), shape.depth - 0.32),
      laundryBasket(lighter(palette.wood, 0.2)),
    ),
    placeFlat(floorFrame(wash, shape.depth - 1.05), "rugs", [
      sheet(-0.45, -0.3, 0.9, 0.6, 0.003, palette.second),
      sheet(-0.4, -0.25, 0.8, 0.5, 0.0032, lighter(palette.second, 0.03)),
    ]),
  ];
  return { windows: [wet], accent: "north", bodies };
}

function washing(plan: Plan, x: number, width: number): Body[] {
  const { shape, palette, random } = plan;
  const frame = wallFrame(shape, "north", x);
  const basins = width > 1.25 ? 2 : 1;
  const round = random("mirror").chance(0.5);
  const glass = mirror(palette, { x: -width / 2 + 0.1, y: 1.12, w: width - 0.2, h: 1 }, round && basins === 1);
  const lamps = [-width / 2 - 0.02, width / 2 + 0.02].map((at) =>
    shining(lathe([at, 1.5, 0.09], [0.045, 0, 0.055, 0.24], "#f6eddc", 8), palette),
  );
  return [
    ...placePiece(frame, vanity(palette, width, basins)),
    placeFlat(frame, "trim", glass),
    ...placePiece(frame, lamps),
  ];
}

/** Rows of tiles up to 1.5 m on three walls, a line of the accent colour above them. */
function tiles({ shape, palette, random }: Plan): Body[] {
  const tone = random("tiles").pick([lighter(palette.wall, 0.02), mix(palette.accent, palette.wall, 0.6), "#e9ece8"]);
  const wide = random("tile-size").pick([0.3, 0.45, 0.6]);
  return walls
    .filter((wall) => wall !== "south")
    .map((wall) => {
      const length = wallLength(shape, wall);
      const joint = darker(tone, 0.07);
      const rows: Face[] = Array.from({ length: 8 }, (_, i) => panel(0, 0.12 + i * 0.2, length, 0.008, 0.008, joint));
      const columns: Face[] = Array.from({ length: Math.floor(length / wide) }, (_, i) =>
        panel((i + 1) * wide, 0.12, 0.008, 1.4, 0.008, joint),
      );
      return placeFlat(wallFrame(shape, wall), "marks", [
        panel(0, 0.12, length, 1.4, 0.006, tone),
        ...rows,
        ...columns,
        panel(0, 1.5, length, 0.05, 0.009, palette.textile),
      ]);
    });
}
