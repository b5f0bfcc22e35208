import { type Colour, darker, lighter } from "#art/drawing/colour.ts";
import { type Body, bodyOf, type Face } from "#art/geometry/body.ts";
import { floorFrame, placed } from "#art/geometry/frame.ts";
import { box, panel, post } from "#art/geometry/solid-shapes.ts";
import type { Vec } from "#art/geometry/vector.ts";
import type { Plan } from "#art/interior/plan/room-plan.ts";
import { type RoomShape, wallFrame, wallLength, walls } from "#art/interior/plan/room-shape.ts";
import { SHADE, shadeStrip } from "./edge-shading.ts";
import { floorBodies } from "./floor.ts";
import { type Door, tentDoor } from "./room-door.ts";

const EAVE = 2.05;

/** A tent from inside: woven walls, a cloth roof with a ridge, poles, a mat on the floor. */
export function buildTentShell(plan: Plan, doors: readonly Door[]): Body[] {
  const { shape, palette, random } = plan;
  const cloth = random("cloth").pick(["#efe3cb", "#e6d3b1", "#f2ead9"]);
  const band = random("band").pick([palette.textile, "#8f2f2f", "#5a3a2a", "#2f5f5a"]);
  const mat: Plan = { ...plan, palette: { ...palette, floor: "#c9a878" }, traits: { ...plan.traits, floor: "plain" } };
  const ridge = EAVE + random("ridge").between(0.9, 1.2);
  return [
    ...floorBodies(mat),
    ...walls.map((wall) =>
      bodyOf(placed(wallFrame(shape, wall), wallCloth(wallLength(shape, wall), cloth, band)), "shell"),
    ),
    bodyOf(roof(shape.width, shape.depth, ridge, cloth, band), "shell"),
    ...doors.map((door) => tentDoor(shape, cloth, door)),
    ...cornerPoles(shape, palette.wood),
    bodyOf(
      placed(
        floorFrame(shape.width / 2, shape.depth * 0.5),
        box(-0.04, ridge - 0.1, -shape.depth * 0.27, 0.08, 0.08, shape.depth * 0.54, palette.wood),
      ),
      "trim",
    ),
  ];
}

function cornerPoles({ width, depth }: RoomShape, wood: Colour): Body[] {
  const spots = [0.12, width - 0.12].flatMap((x) => [0.12, depth - 0.12].map((z) => [x, z] as const));
  return spots.map(([x, z]) => bodyOf(placed(floorFrame(x, z), post(0, 0, 0, 0.045, EAVE, wood, 8)), "trim"));
}

/** Woven bands: a dark one with triangles at the bottom, thin lines above, vertical stripes. */
function wallCloth(length: number, cloth: Colour, band: Colour): Face[] {
  const count = Math.round(length / 0.3);
  const wide = length / count;
  const cells = Array.from({ length: count }, (_, i) => i * wide);
  return [
    panel(0, 0, length, EAVE, 0, cloth),
    ...cells.filter((_, i) => i % 2).map((x) => panel(x, 0.7, wide * 0.5, EAVE - 0.7, 0.003, darker(cloth, 0.045))),
    panel(0, 0, length, 0.62, 0.004, band),
    ...cells.map(
      (x): Face => ({
        points: [
          [x, 0.18, 0.006],
          [x + wide, 0.18, 0.006],
          [x + wide / 2, 0.5, 0.006],
        ],
        colour: lighter(cloth, 0.02),
      }),
    ),
    panel(0, 0.62, length, 0.05, 0.005, darker(band, 0.12)),
    panel(0, 0.08, length, 0.035, 0.006, lighter(cloth, 0.01)),
    panel(0, EAVE - 0.22, length, 0.16, 0.005, band),
    ...cells.map((x) => panel(x + wide * 0.3, EAVE - 0.18, wide * 0.4, 0.08, 0.006, lighter(cloth, 0.02))),
    ...[0.4, 0.28, 0.16].flatMap((reach) => [
      shadeStrip(panel(0, 0, reach, EAVE, 0.007, SHADE), 0.03),
      shadeStrip(panel(length - reach, 0, reach, EAVE, 0.007, SHADE), 0.03),
      shadeStrip(panel(0, EAVE - reach, length, reach, 0.007, SHADE), 0.02),
    ]),
  ];
}

/** Two slopes from the eaves to a ridge along the tent, hipped at both ends. */
function roof(width: number, depth: number, ridge: number, cloth: Colour, band: Colour): Face[] {
  const [near, far]: [Vec, Vec] = [
    [width / 2, ridge, depth * 0.24],
    [width / 2, ridge, depth * 0.76],
  ];
  const [sw, se, ne, nw]: [Vec, Vec, Vec, Vec] = [
    [0, EAVE, 0],
    [width, EAVE, 0],
    [width, EAVE, depth],
    [0, EAVE, depth],
  ];
  const slopes: [Vec, Vec, Vec, Vec][] = [
    [sw, nw, far, near],
    [ne, se, near, far],
    [nw, ne, far, far],
    [se, sw, near, near],
  ];
  return slopes.flatMap(([a, b, c, d], side) => [
    { points: [a, b, c, d], colour: side % 2 ? darker(cloth, 0.02) : cloth, twoSided: true },
    ...stripesOf(a, b, c, d).map((points): Face => ({ points, colour: band, opacity: 0.85, twoSided: true })),
  ]);
}

function stripesOf(a: Vec, b: Vec, c: Vec, d: Vec): Vec[][] {
  const between = (p: Vec, q: Vec, share: number): Vec => [
    p[0] + (q[0] - p[0]) * share,
    p[1] + (q[1] - p[1]) * share,
    p[2] + (q[2] - p[2]) * share,
  ];
  return [0.12, 0.3, 0.48, 0.66, 0.84].map((share) => [
    between(a, b, share),
    between(a, b, share + 0.045),
    between(d, c, share + 0.045),
    between(d, c, share),
  ]);
}
