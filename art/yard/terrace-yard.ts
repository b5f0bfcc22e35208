import { darker, lighter } from "#art/drawing/colour.ts";
import { type Body, bodyOf } from "#art/geometry/body.ts";
import { floorFrame, placed } from "#art/geometry/frame.ts";
import { placePiece } from "#art/geometry/place-piece.ts";
import { box } from "#art/geometry/solid-shapes.ts";
import { coffeeService } from "#art/interior/furniture/coffee-service.ts";
import { lantern } from "#art/interior/furniture/lamps.ts";
import { plant } from "#art/interior/furniture/potted-plants.ts";
import { rug } from "#art/interior/furniture/rug.ts";
import { armchair, majlisRun, sofa } from "#art/interior/furniture/seats.ts";
import { lowTable } from "#art/interior/furniture/tables.ts";
import { pergola } from "./barbecue-yard.ts";
import type { YardKind, YardPlan } from "./draw-yard.ts";
import { stringLights } from "./fire-pit-yard.ts";
import { paving } from "./yard-surfaces.ts";

/** Seats on a roof terrace with a low wall and the landscape behind it. */
export const terraceYard: YardKind = {
  backdrop: "view",
  hours: { morning: 2, golden: 4, dusk: 3, night: 1 },
  bodies: (plan) => {
    const { palette, exterior, random, interior } = plan;
    const { piece, top } = lowTable(palette, random("table"));
    const side = random("side").pick([-1, 1]);
    const shaded = random("shade").chance(0.6);
    return [
      paving({ x: -7, z: 0.4, w: 14, d: 6.4 }, lighter(exterior.pool.deck, 0.015), 0.7, random("paving")),
      rug({ x: -1.9, z: 3, w: 3.8, d: 2.5 }, palette, interior.rug),
      ...parapet(plan),
      ...(shaded ? placePiece(floorFrame(0, 4.9), pergola(palette.wood, 7.4, 3.2, 2.75)) : []),
      ...seats(plan),
      ...placePiece(floorFrame(0, 4.15), [...piece, ...coffeeService(palette, { y: top })]),
      ...placePiece(floorFrame(side * 3.9, 5.9), plant(random("plant"), 1.4)),
      ...lantern(floorFrame(-side * 3.2, 3.4), palette, interior.lantern, 1.8),
      ...(palette.lampsOn ? stringLights(6.2, 10, 2.7) : []),
    ];
  },
};

function seats({ palette, interior, random }: YardPlan): Body[] {
  if (interior.seating === "floor") {
    return [
      ...placePiece(
        { ...floorFrame(-2.1, 6.1), origin: [-2.1, 0, 6.2] },
        majlisRun(palette, { length: 4.2, floor: true, start: true, end: true }),
      ),
      ...placePiece(
        { origin: [-2.95, 0, 3], right: [0, 0, 1], out: [1, 0, 0] },
        majlisRun(palette, { length: 2.3, floor: true, start: true }),
      ),
    ];
  }
  const angle = random("chairs").between(0.9, 1.3);
  return [
    ...placePiece(floorFrame(0, 6.1), sofa(palette, { width: 2.7 })),
    ...placePiece(floorFrame(-2.1, 4.3, angle), armchair(palette)),
    ...placePiece(floorFrame(2.1, 4.3, -angle), armchair(palette)),
  ];
}

/** A parapet with four piers. */
function parapet({ exterior }: YardPlan): Body[] {
  const { wall, trim } = exterior.building.colours;
  const piers = [-5.2, -2.2, 2.2, 5.2].map((x) => box(x - 0.2, 0, -0.18, 0.4, 1.25, 0.36, lighter(wall, 0.02)));
  return [
    bodyOf(placed(floorFrame(0, 6.6), box(-8, 0, -0.1, 16, 0.92, 0.22, wall))),
    bodyOf(placed(floorFrame(0, 6.6), box(-8.05, 0.92, -0.15, 16.1, 0.08, 0.32, lighter(wall, 0.06)))),
    ...piers.map((pier) => bodyOf(placed(floorFrame(0, 6.6), pier))),
    ...[-5.2, -2.2, 2.2, 5.2].map((x) =>
      bodyOf(placed(floorFrame(x, 6.6), box(-0.24, 1.25, -0.22, 0.48, 0.07, 0.44, darker(trim, 0)))),
    ),
  ];
}
