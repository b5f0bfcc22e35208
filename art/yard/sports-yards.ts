import { darker, lighter } from "#art/drawing/colour.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { floorFrame } from "#art/geometry/frame.ts";
import { placePiece } from "#art/geometry/place-piece.ts";
import { floorQuad } from "#art/geometry/solid-shapes.ts";
import { amenities } from "#domain/lookup/amenities.ts";
import type { YardKind, YardPlan } from "./draw-yard.ts";
import { playTower, springHorse, swings, trampoline } from "./play-equipment.ts";
import { ball, goal, volleyNet } from "./sports-equipment.ts";
import { hasPalms, yardBush, yardPalm } from "./yard-plants.ts";
import { disc, lawn } from "./yard-surfaces.ts";

const GRASS = "#7fa650";
const hours = { morning: 3, noon: 3, golden: 4 } as const;
const line = (x0: number, z0: number, x1: number, z1: number): Face => floorQuad(x0, z0, x1, z1, 0.006, "#f6f6f0");

const plants = (plan: YardPlan): Body[] => [
  yardBush(plan, "left", -5.8, 9.6, 1.7),
  yardBush(plan, "right", 6, 9.8, 1.6),
  ...(hasPalms(plan) ? [yardPalm(plan, "left", -6.6, 9, 4.6)] : []),
];

/** A small football pitch with a goal and a ball. */
export const footballYard: YardKind = {
  backdrop: "house",
  hours,
  bodies: (plan) => [
    lawn({ x: -9, z: 0.9, w: 18, d: 10.6 }, GRASS),
    bodyOf(
      [
        line(-6, 9.2, 6, 9.28),
        line(-3.2, 6.4, 3.2, 6.47),
        line(-3.2, 6.4, -3.12, 9.2),
        line(3.12, 6.4, 3.2, 9.2),
        disc(0, 5.2, 0.09, 0.006, "#f6f6f0"),
      ],
      "rugs",
    ),
    ...placePiece(floorFrame(0, 9.2), goal()),
    ...placePiece(floorFrame(0.75, 3.4, 0.3), ball(0.13, "#fbfbf7", "#2f3338")),
    ...plants(plan),
  ],
};

/** A sand court with a volleyball net. */
export const volleyballYard: YardKind = {
  backdrop: "house",
  hours,
  bodies: (plan) => [
    bodyOf(
      [
        floorQuad(-5, 1.2, 5, 10.4, 0.003, darker(plan.exterior.ground[0], 0.03)),
        line(-4.4, 1.9, -4.33, 9.9),
        line(4.33, 1.9, 4.4, 9.9),
        line(-4.4, 9.83, 4.4, 9.9),
      ],
      "marks",
    ),
    ...placePiece(floorFrame(0, 6.2), volleyNet(7.4)),
    ...placePiece(floorFrame(-1.1, 3.4, 0.4), ball(0.14, "#f3d25a", "#3f7fae")),
    ...plants(plan),
  ],
};

/** A play tower, a spring horse, and a trampoline where the listing has one, else swings. */
export const playgroundYard: YardKind = {
  backdrop: "house",
  hours,
  bodies: (plan) => {
    const wood = lighter(plan.palette.wood, 0.12);
    return [
      lawn({ x: -9, z: 0.9, w: 18, d: 10.6 }, GRASS),
      bodyOf([disc(0.2, 6.3, 3.1, 0.005, "#dcbf92", 1.6), disc(0.2, 6.3, 2.95, 0.006, "#e6cda3", 1.6)], "rugs"),
      ...placePiece(floorFrame(-2.5, 6.9, 0.12), playTower(wood)),
      ...(plan.has(amenities.TRAMPOLINE)
        ? placePiece(floorFrame(2.7, 7.2), trampoline())
        : placePiece(floorFrame(2.5, 7.4, -0.1), swings(wood))),
      ...placePiece(floorFrame(0.7, 4.3, 0.5), springHorse()),
      ...plants(plan),
    ];
  },
};
