import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import type { Body, Face } from "#art/geometry/body.ts";
import { floorFrame } from "#art/geometry/frame.ts";
import { type Piece, placePiece } from "#art/geometry/place-piece.ts";
import { box, lathe, panel, type Solid } from "#art/geometry/solid-shapes.ts";
import { lantern } from "#art/interior/furniture/lamps.ts";
import { barStool, sofa } from "#art/interior/furniture/seats.ts";
import { bowlOfFruit } from "#art/interior/furniture/tables.ts";
import type { YardKind, YardPlan } from "./draw-yard.ts";
import { yardBush } from "./yard-plants.ts";
import { paving } from "./yard-surfaces.ts";

/** A stone counter with a grill under a pergola, and stools. */
export const barbecueYard: YardKind = {
  backdrop: "house",
  hours: { morning: 1, noon: 2, golden: 4, dusk: 2 },
  bodies: (plan) => {
    const { palette, exterior, random, interior } = plan;
    return [
      paving({ x: -4.2, z: 1.6, w: 8.4, d: 5.6 }, exterior.pool.deck, 0.7, random("paving")),
      ...placePiece(floorFrame(-0.3, 5.4), counter(plan)),
      ...placePiece(floorFrame(-0.3, 4.9), pergola(palette.wood, 5.2, 3.6)),
      ...[-1.5, -0.6].flatMap((x) => placePiece(floorFrame(x, 4.1, Math.PI), barStool(palette))),
      ...lantern(floorFrame(-2.9, 3.1), palette, interior.lantern, 1.6),
      ...placePiece(floorFrame(2.95, 4.5, -0.9), sofa(palette, { width: 1.5 })),
      yardBush(plan, "left", -5, 7.8, 1.6),
      yardBush(plan, "right", 5.2, 8, 1.5),
    ] satisfies Body[];
  },
};

function counter({ exterior, palette, random }: YardPlan): Piece {
  const stone = lighter(exterior.building.colours.wall, -0.03);
  const top = random("top").pick(["#4a4642", "#e9e3d8", "#b39a78"]);
  const stream = random("stones");
  const stones: Face[] = Array.from({ length: 30 }, (_, i) => {
    const [row, column] = [Math.floor(i / 10), i % 10];
    return panel(
      -1.95 + column * 0.39 + (row % 2 ? 0.06 : 0),
      0.06 + row * 0.27,
      0.36,
      0.24,
      0.362,
      lighter(stone, stream.between(-0.05, 0.04)),
    );
  });
  return [
    [...box(-2, 0, -0.35, 4, 0.88, 0.71, stone), ...stones],
    box(-2.08, 0.88, -0.42, 4.16, 0.07, 0.86, top),
    ...grill(0.75),
    box(-1.7, 0.95, -0.2, 0.5, 0.03, 0.32, lighter(palette.wood, 0.14)),
    ...bowlOfFruit(-0.5, 0.95, 0),
    ...[0, 1].map((i) =>
      lathe([-1.95 + i * 0.14, 0.95, -0.25], [0.045, 0, 0.05, 0.14, 0.02, 0.2], i ? palette.second : "#efe8da", 9),
    ),
  ];
}

/** An iron grill with glowing coal and a chimney. */
function grill(x: number): Solid[] {
  const bars: Face[] = Array.from({ length: 9 }, (_, i) => {
    const at = x - 0.38 + i * 0.09;
    return {
      points: [
        [at, 1.075, 0.2],
        [at + 0.02, 1.075, 0.2],
        [at + 0.02, 1.075, -0.24],
        [at, 1.075, -0.24],
      ],
      colour: "#2b2b2c",
    };
  });
  const coal: Face = {
    points: [
      [x - 0.4, 1.07, 0.22],
      [x + 0.4, 1.07, 0.22],
      [x + 0.4, 1.07, -0.26],
      [x - 0.4, 1.07, -0.26],
    ],
    colour: "#e2662a",
    unlit: true,
  };
  return [
    [...box(x - 0.46, 0.95, -0.32, 0.92, 0.12, 0.6, "#3a3a3c"), coal, ...bars],
    lathe([x, 1.8, -0.06], [0.55, 0, 0.5, 0.06, 0.16, 0.42, 0.16, 1.05], "#5a5650", 4),
    ...[-0.5, 0.48].map((dx) => box(x + dx, 0.95, -0.34, 0.03, 0.9, 0.03, "#3a3a3c")),
  ];
}

/** A pergola, centred on the origin: four posts, two beams and slats. */
export function pergola(wood: Colour, width: number, depth: number, height = 2.6): Piece {
  const posts = [-width / 2, width / 2].flatMap((x) =>
    [-depth / 2, depth / 2].map((z) => box(x - 0.07, 0, z - 0.07, 0.14, height, 0.14, wood)),
  );
  const beams = [-depth / 2, depth / 2].map((z) =>
    box(-width / 2 - 0.25, height, z - 0.06, width + 0.5, 0.16, 0.12, lighter(wood, 0.03)),
  );
  const slats = Array.from({ length: 12 }, (_, i) =>
    box(
      -width / 2 - 0.1 + (i * (width + 0.12)) / 11,
      height + 0.16,
      -depth / 2 - 0.3,
      0.08,
      0.12,
      depth + 0.6,
      darker(wood, 0.02),
    ),
  );
  return [...posts, ...beams, ...slats];
}
