import { darker, lighter } from "#art/drawing/colour.ts";
import type { Body } from "#art/geometry/body.ts";
import { floorFrame } from "#art/geometry/frame.ts";
import { type Piece, placeFlat, placePiece } from "#art/geometry/place-piece.ts";
import { box, cushion, face, lathe, post, type Solid, tilted } from "#art/geometry/solid-shapes.ts";
import { coffeeService } from "#art/interior/furniture/coffee-service.ts";
import { lantern } from "#art/interior/furniture/lamps.ts";
import { armchair, sofa } from "#art/interior/furniture/seats.ts";
import { lowTable } from "#art/interior/furniture/tables.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import { pergola } from "./barbecue-yard.ts";
import type { YardKind, YardPlan } from "./draw-yard.ts";
import { hasPalms, yardBush, yardPalm } from "./yard-plants.ts";
import { lawn, paving } from "./yard-surfaces.ts";

/** A lawn with flower beds and a pergola with seats where the listing has outdoor seating, else a fountain or a swing seat. */
export const gardenYard: YardKind = {
  backdrop: "house",
  hours: { morning: 3, noon: 3, golden: 4 },
  bodies: (plan) => {
    const side = plan.random("side").pick([-1, 1]);
    return [
      lawn({ x: -9, z: 0.9, w: 18, d: 11 }, "#7fa650"),
      ...stones(plan, side),
      ...middle(plan, side),
      ...beds(plan),
      ...(hasPalms(plan) ? [yardPalm(plan, "a", -6.4, 9, 4.8), yardPalm(plan, "b", 6.6, 9.8, 4.2)] : []),
    ];
  },
};

function middle(plan: YardPlan, side: number): Body[] {
  const { has, random } = plan;
  if (has(amenities.OUTDOOR_SEATING)) return seatingUnder(plan, side);
  if (random("piece").chance(0.5)) return placePiece(floorFrame(side * 1.3, 6.3), fountain("#d6c8b0"));
  return placePiece(floorFrame(side * 1.5, 5.8, side * -0.25), swingSeat(plan));
}

function seatingUnder(plan: YardPlan, side: number): Body[] {
  const { palette, exterior, random, interior } = plan;
  const { piece, top } = lowTable(palette, random("table"));
  const x = side * 1.2;
  return [
    paving({ x: x - 2.5, z: 3.9, w: 5, d: 4.3 }, exterior.pool.deck, 0.62, random("paving")),
    ...placePiece(floorFrame(x, 6.1), pergola(palette.wood, 4.4, 3.6)),
    ...placePiece(floorFrame(x, 7.5), sofa(palette, { width: 2.5 })),
    ...placePiece(floorFrame(x + side * 1.65, 5.9, side * -1.4), armchair(palette)),
    ...placePiece(floorFrame(x, 5.6), [...piece, ...coffeeService(palette, { y: top })]),
    ...lantern(floorFrame(x - side * 2, 4.3), palette, interior.lantern, 1.6),
  ];
}

/** A swing seat in its frame. */
function swingSeat({ palette }: YardPlan): Piece {
  const wood = palette.wood;
  const leg = (x: number, z: number): Solid => [
    face([x - 0.05, 0, z, x + 0.05, 0, z, x + 0.04, 2.1, 0, x - 0.04, 2.1, 0], wood, { twoSided: true }),
  ];
  return [
    ...[-1.15, 1.15].flatMap((x) => [leg(x, -0.75), leg(x, 0.75)]),
    box(-1.25, 2.08, -0.5, 2.5, 0.08, 1, lighter(palette.second, 0.02)),
    ...[-0.85, 0.85].map((x) => post(x, 0.5, 0, 0.014, 1.6, "#6d6a66", 5)),
    box(-0.9, 0.44, -0.3, 1.8, 0.06, 0.62, darker(wood, 0.03)),
    cushion(-0.88, 0.5, -0.24, 1.76, 0.12, 0.56, palette.textile),
    tilted(cushion(-0.88, 0.56, -0.32, 1.76, 0.5, 0.12, palette.textile), [0, 0.56, -0.3], 0.16),
    ...[-0.5, 0.5].map((x) =>
      tilted(cushion(x - 0.2, 0.62, -0.16, 0.4, 0.34, 0.12, palette.second), [0, 0.62, -0.16], 0.25),
    ),
  ];
}

/** A stone fountain with two bowls. */
export function fountain(stone: string): Piece {
  const water = "#8fd3dc";
  const bowl = (y: number, r: number): Solid => [
    ...lathe([0, y, 0], [r * 0.55, 0, r, 0.16, r, 0.2], stone, 18),
    ...lathe([0, y + 0.19, 0], [r * 0.88, 0, r * 0.88, 0.02], water, 18),
  ];
  const thread = (angle: number, from: number, to: number, r: number): Solid => [
    face(
      [
        Math.cos(angle) * r - 0.02,
        from,
        Math.sin(angle) * r,
        Math.cos(angle) * r + 0.02,
        from,
        Math.sin(angle) * r,
        Math.cos(angle) * r * 1.12 + 0.03,
        to,
        Math.sin(angle) * r * 1.12,
        Math.cos(angle) * r * 1.12 - 0.03,
        to,
        Math.sin(angle) * r * 1.12,
      ],
      "#dff3f5",
      { opacity: 0.7, twoSided: true, unlit: true },
    ),
  ];
  return [
    [...lathe([0, 0, 0], [1.2, 0, 1.25, 0.4], stone, 24), ...lathe([0, 0.36, 0], [1.08, 0, 1.08, 0.03], water, 24)],
    lathe([0, 0.39, 0], [0.2, 0, 0.12, 0.3, 0.16, 0.5], darker(stone, 0.04), 12),
    bowl(0.86, 0.62),
    lathe([0, 1.06, 0], [0.1, 0, 0.07, 0.2, 0.1, 0.3], darker(stone, 0.04), 10),
    bowl(1.34, 0.32),
    ...[0.4, 1.4, 2.4, 3.5, 4.5, 5.5].map((angle) => thread(angle, 1.05, 0.4, 0.6)),
    ...[1, 2.1, 4, 5.2].map((angle) => thread(angle, 1.52, 1.06, 0.3)),
  ];
}

const stones = ({ exterior }: YardPlan, side: number): Body[] =>
  Array.from({ length: 7 }, (_, i) =>
    placeFlat(floorFrame(-side * 1.6 + Math.sin(i) * 0.16, 2.1 + i * 1.05), "rugs", [
      face(
        [-0.45, 0.01, 0.3, 0.45, 0.01, 0.32, 0.48, 0.01, -0.3, -0.42, 0.01, -0.32],
        darker(exterior.pool.deck, 0.03),
      ),
    ]),
  );

const beds = (plan: YardPlan): Body[] =>
  [-5.4, -4.4, 4.6, 5.6].map((x, i) => yardBush(plan, `bed-${i}`, x, 7.4 + (i % 2) * 1.2, 1.15));
